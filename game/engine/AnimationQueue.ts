export type AnimationStep = () => Promise<unknown> | unknown;

/**
 * Plays animations one after the other. The rules have finished before a step is added; a step only shows what
 * happened, so one that fails is reported and the next one plays.
 */
export class AnimationQueue {
  readonly #waiting: { step: AnimationStep; done: () => void }[] = [];
  readonly #onError: (error: unknown) => void;
  #running = false;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Resolves when the step has played or has failed. Never rejects. */
  add(step: AnimationStep): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ step, done: resolve });
      void this.#run();
    });
  }

  /** True while a step plays. */
  get isRunning(): boolean {
    return this.#running;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      try {
        await next.step();
      } catch (error) {
        this.#onError(error);
      }
      next.done();
    }
    this.#running = false;
  }
}
