import { createStore, type Store } from '#game/engine/createStore.ts';

/** What the pet says: another object each time, so that the same words can be said twice. */
export interface SpokenMessage {
  text: string;
}

export interface Message {
  text: string;
  /** Grows, so that the same words can be shown twice. */
  no: number;
  icon: string | null;
}

/** What is told in passing: one message at a time, the newest. */
export class SpokenMessages {
  readonly shown: Store<Message | null> = createStore<Message | null>(null);
  #count = 0;

  notify(text: string, icon: string | null = null): void {
    this.shown.set({ text, icon, no: ++this.#count });
  }

  /** Says what is true for now. Returns the way to take it back; a newer message stays. */
  showTemporarily(text: string): () => void {
    this.notify(text);
    const no = this.#count;
    return () => {
      if (this.shown.get()?.no === no) this.shown.set(null);
    };
  }
}
