export interface ReceivedText {
  id: number;
  from: string;
  to: string;
  text: string;
  /** Milliseconds UTC. */
  receivedAt: number;
}

/** How the company behaves: takes texts, refuses their numbers for ever, or does not answer. */
export type TextMood = 'take' | 'refuse' | 'down';

const KEPT = 300;

/** Text messages that were sent, the newest first. They are gone when the process ends. */
export class TextInbox {
  mood: TextMood = 'take';
  #texts: ReceivedText[] = [];
  #lastId = 0;

  add(text: Omit<ReceivedText, 'id'>): void {
    this.#lastId += 1;
    this.#texts = [{ ...text, id: this.#lastId }, ...this.#texts].slice(0, KEPT);
  }

  /** @param to only texts to this number */
  list(to?: string): ReceivedText[] {
    const wanted = to?.replaceAll('-', '');
    return wanted ? this.#texts.filter((text) => text.to === wanted) : this.#texts;
  }

  clear(): void {
    this.#texts = [];
  }
}
