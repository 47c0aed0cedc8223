interface Timer {
  at: number;
  run: () => void;
  real: NodeJS.Timeout | null;
}

/** A clock that tests and operators may move on. Whatever waits on it comes due by real time and by moving. */
export class VirtualClock {
  #base: () => number;
  readonly #realTime: boolean;
  readonly #timers = new Set<Timer>();
  #shift = 0;
  /** Milliseconds by which the company's clock is wrong; only what it writes shows it. */
  skew = 0;

  /** @param realTime whether timers also come due by themselves; off, only `advance` and `tick` let them */
  constructor(base: () => number, realTime: boolean) {
    this.#base = base;
    this.#realTime = realTime;
  }

  /** Milliseconds UTC. */
  now(): number {
    return this.#base() + this.#shift;
  }

  /** Goes by another clock from now on, such as that of the product under test. */
  follow(base: () => number): void {
    this.#base = base;
    this.#shift = 0;
  }

  advance(milliseconds: number): void {
    this.#shift += milliseconds;
    this.tick();
  }

  /** Runs what has come due, the earliest first. */
  tick(): void {
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= this.now()).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) return;
      this.#drop(due);
      due.run();
    }
  }

  /** @returns what takes it back */
  after(milliseconds: number, run: () => void): () => void {
    const timer: Timer = { at: this.now() + milliseconds, run, real: null };
    this.#timers.add(timer);
    if (this.#realTime) {
      timer.real = setTimeout(() => this.tick(), Math.max(0, Math.min(milliseconds, 2 ** 31 - 1)) + 1);
      timer.real.unref();
    }
    return () => this.#drop(timer);
  }

  stop(): void {
    for (const timer of this.#timers) this.#drop(timer);
  }

  #drop(timer: Timer): void {
    if (timer.real !== null) clearTimeout(timer.real);
    this.#timers.delete(timer);
  }
}
