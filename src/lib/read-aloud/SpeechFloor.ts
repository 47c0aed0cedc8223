/** Slow voices speak some four Korean syllables a second at their own speed; signs between them take time as well. */
const CHARACTER_MS = 250;

/** A voice may have to be fetched first. */
const BEGIN_MS = 5000;

/** `stopped`: by who listens, or cut off by another voice. `failed`: the device gave no sound for a text. */
export type SpeechEnd = 'finished' | 'stopped' | 'failed';

/** Errors of a text that somebody has cut off, of this page or another. */
const CUT_OFF: readonly string[] = ['canceled', 'interrupted'];

/** How often the voice is looked at, milliseconds. */
const LOOK_MS = 1000;
/** Looks at a voice that is silent, before its text counts as over. */
const SILENT_LOOKS = 3;
/** Texts one after the other that never came to an end: the voice of this device does not work. */
const MOST_UNENDED = 2;

/** One text to speak, and what to do as it goes along. */
export interface Speech {
  texts: readonly string[];
  voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed; asked before each text, so that a change takes effect at the next one. */
  rate: () => number;
  onText: (index: number) => void;
  onEnd: (end: SpeechEnd) => void;
}

/**
 * A page has one voice: who speaks takes the floor, and the reader before is notified that it is over. The browser
 * reports the end of a cancelled sentence late; it is ignored by then. Some voices never report the end of a sentence,
 * or
 * break off without one: it is over once it has taken twice as long as it should, or the voice is silent.
 */
export class SpeechFloor {
  #speech: Speech | null = null;
  /** Held so that the browser does not forget it, and its events with it, while it is spoken. */
  #utterance: SpeechSynthesisUtterance | null = null;
  #unended = 0;
  /** The voice that a speech began with: it is silenced with the same one. */
  #synthesis: SpeechSynthesis | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Speaks text after text. Call it from a gesture: browsers are silent otherwise. */
  start(speech: Speech, from = 0): void {
    this.#leave('stopped');
    this.#synthesis = window.speechSynthesis;
    this.#synthesis.cancel();
    this.#speech = speech;
    this.#unended = 0;
    this.#speak(speech, from);
  }

  /** Ends this speech; another one goes on. */
  stop(speech: Speech | null): void {
    if (speech === null || this.#speech !== speech) return;
    this.#synthesis?.cancel();
    this.#leave('stopped');
  }

  #speak(speech: Speech, index: number): void {
    const text = speech.texts[index];
    if (text === undefined) {
      this.#leave('finished');
      return;
    }
    speech.onText(index);
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = speech.voice;
    utterance.lang = speech.voice.lang;
    utterance.rate = speech.rate();
    utterance.onend = () => {
      if (this.#utterance !== utterance) return;
      this.#unended = 0;
      this.#speak(speech, index + 1);
    };
    utterance.onerror = ({ error }) => {
      if (this.#utterance === utterance) this.#leave(CUT_OFF.includes(error) ? 'stopped' : 'failed');
    };
    this.#utterance = utterance;
    this.#watch(longestSpeech(text, utterance.rate), () => this.#passOver(speech, index));
    this.#synthesis?.speak(utterance);
  }

  /** Calls `over` when a text takes longer than it may, or is not spoken any more. */
  #watch(longestMs: number, over: () => void): void {
    clearInterval(this.#timer);
    const synthesis = this.#synthesis;
    let [spokenMs, silentLooks] = [0, 0];
    this.#timer = setInterval(() => {
      if (!synthesis || synthesis.paused) return;
      spokenMs += LOOK_MS;
      silentLooks = synthesis.speaking || synthesis.pending ? 0 : silentLooks + 1;
      if (spokenMs > longestMs || silentLooks >= SILENT_LOOKS) over();
    }, LOOK_MS);
  }

  /** The next text is spoken as if this one had ended; a voice that does so again has failed. */
  #passOver(speech: Speech, index: number): void {
    this.#utterance = null;
    this.#synthesis?.cancel();
    this.#unended += 1;
    if (this.#unended < MOST_UNENDED) this.#speak(speech, index + 1);
    else this.#leave('failed');
  }

  #leave(end: SpeechEnd): void {
    clearInterval(this.#timer);
    const speech = this.#speech;
    this.#speech = null;
    this.#utterance = null;
    speech?.onEnd(end);
  }
}

/** Of this page. */
export const speechFloor = new SpeechFloor();

/** After how many milliseconds a text that is spoken without a pause must be over: twice as long as a slow voice takes. */
function longestSpeech(text: string, rate: number): number {
  return BEGIN_MS + (2 * text.length * CHARACTER_MS) / rate;
}
