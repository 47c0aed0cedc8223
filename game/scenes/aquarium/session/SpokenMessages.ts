import type { StoreApi } from 'zustand/vanilla';
import { valueStore } from '#game/engine/valueStore.ts';

/** Speech of the pet: another object each time, so that the same words can come twice. */
export interface SpokenMessage {
  text: string;
}

export interface Message {
  text: string;
  /** Grows, so that the same words can be shown twice. */
  no: number;
  icon: string | null;
}

/** What is shown in passing: one message at a time, the newest. */
export class SpokenMessages {
  readonly shown: StoreApi<Message | null> = valueStore<Message | null>(null);
  #count = 0;

  notify(text: string, icon: string | null = null): void {
    this.shown.setState({ text, icon, no: ++this.#count }, true);
  }

  /** Shows what is true for now. Returns the way to take it back; a newer message stays. */
  showTemporarily(text: string): () => void {
    this.notify(text);
    const no = this.#count;
    return () => {
      if (this.shown.getState()?.no === no) this.shown.setState(null, true);
    };
  }
}
