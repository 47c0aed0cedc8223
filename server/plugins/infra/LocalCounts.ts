interface Window {
  count: number;
  /** Milliseconds of the clock below. */
  since: number;
}

/**
 * Requests of callers in the current window, in the memory of one process. Windows go by a clock that never goes back:
 * by the time of day, somebody who was too fast would wait for as long as the clock was set back.
 */
export class LocalCounts {
  readonly #windows = new Map<string, Window>();
  readonly #most: number;
  readonly #clock: () => number;

  /** @param most callers that are remembered; those longest unheard of are forgotten */
  constructor(most: number, clock: () => number = () => performance.now()) {
    this.#most = most;
    this.#clock = clock;
  }

  /** Counts one more. @returns how many there are in the window, and milliseconds until its end */
  add(caller: string, windowMs: number): { current: number; ttl: number } {
    const now = this.#clock();
    const kept = this.#windows.get(caller);
    const window = kept !== undefined && now - kept.since < windowMs ? kept : { count: 0, since: now };
    window.count += 1;
    this.#windows.delete(caller);
    this.#windows.set(caller, window);
    if (this.#windows.size > this.#most) {
      const [oldest] = this.#windows.keys();
      if (oldest !== undefined) this.#windows.delete(oldest);
    }
    return { current: window.count, ttl: windowMs - (now - window.since) };
  }
}
