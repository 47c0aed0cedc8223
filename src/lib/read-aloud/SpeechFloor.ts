/** `stopped`: by who listens, or cut off by another voice. `failed`: the device gave no sound for a text. */
export type SpeechEnd = 'finished' | 'stopped' | 'failed';

/** Errors of a text that somebody has cut off, of this page or another. */
const CUT_OFF: readonly string[] = ['canceled', 'interrupted'];

/** One text to speak, and what to do as it goes along. */
export interface Speech {
  texts: readonly string[];
  voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed; asked before each text, so that a change is heard at the next one. */
  rate: () => number;
  onText: (index: number) => void;
  onEnd: (end: SpeechEnd) => void;
}

/**
 * A page has one voice: who speaks takes the floor, and who spoke before is told that it is over. The browser reports
 * the end of a cancelled sentence late; it is not heard any more.
 */
export class SpeechFloor {
  #speech: Speech | null = null;

  /** Speaks text after text. Call it from a gesture: browsers are silent otherwise. */
  start(speech: Speech, from = 0): void {
    this.#leave('stopped');
    window.speechSynthesis.cancel();
    this.#speech = speech;
    this.#speak(speech, from);
  }

  /** Ends this speech; another one goes on. */
  stop(speech: Speech | null): void {
    if (speech === null || this.#speech !== speech) return;
    window.speechSynthesis.cancel();
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
    utterance.onend = () => this.#speech === speech && this.#speak(speech, index + 1);
    utterance.onerror = ({ error }) => {
      if (this.#speech === speech) this.#leave(CUT_OFF.includes(error) ? 'stopped' : 'failed');
    };
    window.speechSynthesis.speak(utterance);
  }

  #leave(end: SpeechEnd): void {
    const speech = this.#speech;
    this.#speech = null;
    speech?.onEnd(end);
  }
}

/** Of this page. */
export const speechFloor = new SpeechFloor();
