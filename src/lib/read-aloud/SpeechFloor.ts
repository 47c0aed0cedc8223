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
/** After so long without a word, a voice that reports its words has stopped, milliseconds. */
const WORDLESS_MS = 6000;
/**
 * Letters that a voice from the network speaks at once. Chrome ends such a voice after about fifteen seconds without
 * reporting it.
 */
const REMOTE_PIECE = 40;

/** One text to speak, and what to do as it goes along. */
export interface Speech {
  texts: readonly string[];
  voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed; asked before each text, so that a change takes effect at the next one. */
  rate: () => number;
  onText: (index: number) => void;
  /** A word of a text begins, where the voice reports its words; `from` and `to` are places in that text. */
  onWord?: (index: number, from: number, to: number) => void;
  onEnd: (end: SpeechEnd) => void;
}

/**
 * A page has one voice: who speaks takes the floor, and the reader before is notified that it is over. The browser
 * reports the end of a cancelled sentence late; it is ignored by then. Some voices never report the end of a sentence,
 * or break off without one: it is over once it has taken twice as long as it should, or the voice is silent. A voice that
 * had reported words goes on with the word where it broke off.
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
    document.addEventListener('visibilitychange', this.#wake);
    this.#speak(speech, from, 0);
  }

  /** Ends this speech; another one goes on. */
  stop(speech: Speech | null): void {
    if (speech === null || this.#speech !== speech) return;
    this.#synthesis?.cancel();
    this.#leave('stopped');
  }

  /** A browser may pause a page that is hidden, and leave it so. */
  readonly #wake = (): void => {
    if (!document.hidden && this.#synthesis?.paused) this.#synthesis.resume();
  };

  /** @param begin the place in the text from which on it is spoken */
  #speak(speech: Speech, index: number, begin: number): void {
    const text = speech.texts[index];
    if (text === undefined) {
      this.#leave('finished');
      return;
    }
    if (begin === 0) speech.onText(index);
    const end = speech.voice.localService === false ? endOfPiece(text, begin) : text.length;
    const utterance = new SpeechSynthesisUtterance(text.slice(begin, end));
    utterance.voice = speech.voice;
    utterance.lang = speech.voice.lang;
    utterance.rate = speech.rate();
    /** Place of the last word that was reported. */
    let reached = begin;
    const watch = this.#watch(longestSpeech(utterance.text, utterance.rate), () =>
      this.#passOver(speech, index, reached > begin ? reached : null),
    );
    utterance.onboundary = ({ name, charIndex }) => {
      if (this.#utterance !== utterance || name === 'sentence') return;
      const word = wordFrom(text, begin + charIndex);
      if (!word || word.from < reached) return;
      reached = word.from;
      watch.wordBegan(word.to < end);
      speech.onWord?.(index, word.from, word.to);
    };
    utterance.onend = () => {
      if (this.#utterance !== utterance) return;
      this.#unended = 0;
      if (end < text.length) this.#speak(speech, index, end);
      else this.#speak(speech, index + 1, 0);
    };
    utterance.onerror = ({ error }) => {
      if (this.#utterance === utterance) this.#leave(CUT_OFF.includes(error) ? 'stopped' : 'failed');
    };
    this.#utterance = utterance;
    this.#synthesis?.speak(utterance);
  }

  /** Calls `over` when a text takes longer than it may, or is not spoken any more. */
  #watch(longestMs: number, over: () => void): { wordBegan: (more: boolean) => void } {
    clearInterval(this.#timer);
    const synthesis = this.#synthesis;
    let [spokenMs, silentLooks] = [0, 0];
    let latestMs = longestMs;
    this.#timer = setInterval(() => {
      if (!synthesis || synthesis.paused) return;
      spokenMs += LOOK_MS;
      silentLooks = synthesis.speaking || synthesis.pending ? 0 : silentLooks + 1;
      if (spokenMs > latestMs || silentLooks >= SILENT_LOOKS) over();
    }, LOOK_MS);
    return {
      wordBegan: (more) => {
        latestMs = more ? spokenMs + WORDLESS_MS : longestMs;
      },
    };
  }

  /**
   * The text is spoken on from its last word, or the next one as if this one had ended. A voice that ends nothing any
   * more has failed.
   */
  #passOver(speech: Speech, index: number, reached: number | null): void {
    this.#utterance = null;
    this.#synthesis?.cancel();
    this.#unended = reached === null ? this.#unended + 1 : 0;
    if (this.#unended >= MOST_UNENDED) this.#leave('failed');
    else if (reached === null) this.#speak(speech, index + 1, 0);
    else this.#speak(speech, index, reached);
  }

  #leave(end: SpeechEnd): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#wake);
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

/** The word that begins at a place of a text, or behind the signs there; null at the end. */
function wordFrom(text: string, place: number): { from: number; to: number } | null {
  const word = /[\p{L}\p{N}]+/u.exec(text.slice(place));
  if (!word) return null;
  const from = place + word.index;
  return { from, to: from + word[0].length };
}

/** Where a piece of a text that begins at a place ends: behind a word, so that nothing is cut. */
function endOfPiece(text: string, begin: number): number {
  if (text.length - begin <= REMOTE_PIECE) return text.length;
  const piece = text.slice(begin, begin + REMOTE_PIECE);
  const comma = Math.max(piece.lastIndexOf(', '), piece.lastIndexOf('; '));
  const blank = comma > REMOTE_PIECE / 2 ? comma + 1 : piece.lastIndexOf(' ');
  return blank <= 0 ? begin + REMOTE_PIECE : begin + blank + 1;
}
