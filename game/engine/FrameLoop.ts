import { motion } from '../config/motion.ts';

/** Called once per frame. `deltaMs` is capped; `timeMs` is the sum of the capped deltas. */
export type FrameListener = (deltaMs: number, timeMs: number) => void;

/**
 * The one clock of the game: the Pixi ticker drives it, so nothing moves while the ticker rests. Listeners may be
 * added and removed while a frame runs; one that throws is taken out and reported, the others go on.
 */
export class FrameLoop {
  readonly #listeners: FrameListener[] = [];
  readonly #onError: (error: unknown) => void;
  #timeMs = 0;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  add(listener: FrameListener): () => void {
    this.#listeners.push(listener);
    return () => {
      const at = this.#listeners.indexOf(listener);
      if (at >= 0) this.#listeners.splice(at, 1);
    };
  }

  get timeMs(): number {
    return this.#timeMs;
  }

  /** @param elapsedMs since the frame before, uncapped */
  tick(elapsedMs: number): void {
    const deltaMs = Math.min(motion.longestFrame, Math.max(0, elapsedMs));
    this.#timeMs += deltaMs;
    // From the end, so that a listener that leaves does not hide the next one.
    for (let at = this.#listeners.length - 1; at >= 0; at -= 1) {
      const listener = this.#listeners[at];
      if (!listener) continue;
      try {
        listener(deltaMs, this.#timeMs);
      } catch (error) {
        const stillAt = this.#listeners.indexOf(listener);
        if (stillAt >= 0) this.#listeners.splice(stillAt, 1);
        this.#onError(error);
      }
    }
  }
}
