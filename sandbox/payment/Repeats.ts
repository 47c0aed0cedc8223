import { DAY } from '#domain/time/duration.ts';
import type { Books } from './Books.ts';
import type { VirtualClock } from './VirtualClock.ts';

/** Milliseconds that an answer is kept for its idempotency key. */
const KEPT_MS = 15 * DAY;

interface Kept {
  at: number;
  status: number;
  text: string;
}

type Begun =
  | { kind: 'RUNNING' }
  | { kind: 'DONE'; status: number; text: string }
  | { kind: 'FRESH'; keep: (status: number, text: string) => void; end: () => void };

/** First answers by idempotency key; what was asked the second time plays no part. */
export class Repeats {
  readonly #books: Books;
  readonly #clock: VirtualClock;
  readonly #running = new Set<string>();

  constructor(books: Books, clock: VirtualClock) {
    this.#books = books;
    this.#clock = clock;
  }

  /** @param id key, method and path */
  begin(id: string): Begun & { keep?: (status: number, text: string) => void; end?: () => void } {
    if (this.#running.has(id)) return { kind: 'RUNNING' };
    const kept = this.#books.get<Kept>('repeat', id);
    if (kept !== undefined && this.#clock.now() <= kept.at + KEPT_MS) {
      return { kind: 'DONE', status: kept.status, text: kept.text };
    }
    this.#running.add(id);
    return {
      kind: 'FRESH',
      keep: (status, text) => this.#books.put('repeat', id, { at: this.#clock.now(), status, text }),
      end: () => this.#running.delete(id),
    };
  }
}
