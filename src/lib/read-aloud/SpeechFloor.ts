/** One text to speak, and what to do as it goes along. */
export interface Speech {
  texts: readonly string[];
  voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed; asked before each text, so that a change is heard at the next one. */
  rate: () => number;
  onText: (index: number) => void;
  /** `finished` is false when it was stopped, cut off by somebody else or failed. */
  onEnd: (finished: boolean) => void;
}

/**
 * A page has one voice: who speaks takes the floor, and who spoke before is told that it is over. The browser reports
 * the end of a cancelled sentence late; it is not heard any more.
 */
export class SpeechFloor {
  #speech: Speech | null = null;

  /** Speaks text after text. Call it from a gesture: browsers are silent otherwise. */
  start(speech: Speech, from = 0): void {
    this.#leave(false);
    window.speechSynthesis.cancel();
    this.#speech = speech;
    this.#speak(speech, from);
  }

  /** Ends this speech; another one goes on. */
  stop(speech: Speech | null): void {
    if (speech === null || this.#speech !== speech) return;
    window.speechSynthesis.cancel();
    this.#leave(false);
  }

  #speak(speech: Speech, index: number): void {
    const text = speech.texts[index];
    if (text === undefined) {
      this.#leave(true);
      return;
    }
    speech.onText(index);
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = speech.voice;
    utterance.lang = speech.voice.lang;
    utterance.rate = speech.rate();
    utterance.onend = () => this.#speech === speech && this.#speak(speech, index + 1);
    utterance.onerror = () => {
      if (this.#speech === speech) this.#leave(false);
    };
    window.speechSynthesis.speak(utterance);
  }

  #leave(finished: boolean): void {
    const speech = this.#speech;
    this.#speech = null;
    speech?.onEnd(finished);
  }
}

/** Of this page. */
export const speechFloor = new SpeechFloor();
