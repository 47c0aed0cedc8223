import { AppError } from '../../errors/AppError.ts';
import { retryAfterSeconds } from '../../errors/retryAfterSeconds.ts';
import type { LiveLine } from './LiveLine.ts';

const HEARTBEAT_EVERY = 15_000;

interface LiveListenersOptions<T> {
  /** Milliseconds after which a line ends, give or take a fifth, so that servers can change. */
  lifetime: number;
  /** Lines of one login to the same thing; the oldest makes room. */
  mostPerLogin: number;
  isSameLogin: (one: T, other: T) => boolean;
  /** What is done every so many milliseconds while somebody listens. */
  everyMs: ReadonlyArray<readonly [number, () => void]>;
  random: () => number;
  onEmpty?: () => void;
}

/** The open lines of one kind, from their opening to their end. */
export class LiveListeners<T extends { line: LiveLine }> implements Iterable<T> {
  readonly #options: LiveListenersOptions<T>;
  readonly #lifetimes = new Map<T, NodeJS.Timeout>();
  #timers: NodeJS.Timeout[] = [];
  #ended = false;

  constructor(options: LiveListenersOptions<T>) {
    this.#options = options;
  }

  get size(): number {
    return this.#lifetimes.size;
  }

  [Symbol.iterator](): Iterator<T> {
    return [...this.#lifetimes.keys()][Symbol.iterator]();
  }

  /** @throws AppError OVERLOADED after the end: a line opened then would hold up the stop of the server */
  add(listener: T): void {
    const { lifetime, mostPerLogin, isSameLogin, random } = this.#options;
    if (this.#ended) {
      listener.line.bye('RECONNECT');
      throw new AppError('OVERLOADED', { retryAfterSeconds: retryAfterSeconds(random) });
    }
    const same = [...this].filter((other) => isSameLogin(other, listener));
    for (const old of same.slice(0, Math.max(0, same.length + 1 - mostPerLogin))) this.bye(old, 'REPLACED');
    const timer = setTimeout(() => this.bye(listener, 'RECONNECT'), lifetime * (0.8 + 0.4 * random()));
    timer.unref();
    this.#lifetimes.set(listener, timer);
    listener.line.onClose(() => this.#forget(listener));
    this.#keepTime();
  }

  /** Ends a line, with the reason for the other side. */
  bye(listener: T, reason: string): void {
    this.#forget(listener);
    listener.line.bye(reason);
  }

  /** Ends every line, so that the server can stop; browsers come back to another one. */
  end(): void {
    this.#ended = true;
    for (const listener of this) this.bye(listener, 'RECONNECT');
  }

  #forget(listener: T): void {
    clearTimeout(this.#lifetimes.get(listener));
    if (!this.#lifetimes.delete(listener) || this.size > 0) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    this.#options.onEmpty?.();
  }

  #keepTime(): void {
    if (this.#timers.length > 0) return;
    const beat = () => {
      for (const { line } of this) line.beat();
    };
    const work = [[HEARTBEAT_EVERY, beat], ...this.#options.everyMs] as const;
    this.#timers = work.map(([ms, run]) => setInterval(run, ms).unref());
  }
}
