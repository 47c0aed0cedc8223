export type AnimationStep = () => Promise<unknown> | unknown;

/**
 * Plays animations one after the other. The rules have finished before a step is added; a step only shows what
 * happened, so one that fails is reported and the next one plays.
 */
export class AnimationQueue {
  readonly #waiting: { step: AnimationStep; done: () => void }[] = [];
  readonly #onError: (error: unknown) => void;
  #running = false;
  #paused = false;
  #idle: (() => void)[] = [];

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Resolves when the step has played, has failed, or was dropped by `clear`. Never rejects. */
  add(step: AnimationStep): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ step, done: resolve });
      void this.#run();
    });
  }

  /** The step that plays goes on to its end; the next one waits for `resume`. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    void this.#run();
  }

  /** Drops the steps that have not begun; whoever waits for them goes on. */
  clear(): void {
    for (const { done } of this.#waiting.splice(0)) done();
    if (!this.#running) this.#tellIdle();
  }

  get isPaused(): boolean {
    return this.#paused;
  }

  /** True while a step plays. */
  get isRunning(): boolean {
    return this.#running;
  }

  /** Resolves when nothing plays and nothing waits. */
  whenIdle(): Promise<void> {
    if (!this.#running && this.#waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (!this.#paused) {
      const next = this.#waiting.shift();
      if (!next) break;
      try {
        await next.step();
      } catch (error) {
        this.#onError(error);
      }
      next.done();
    }
    this.#running = false;
    if (this.#waiting.length === 0) this.#tellIdle();
  }

  #tellIdle(): void {
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
