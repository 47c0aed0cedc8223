import type { StagePoint } from '#game/engine/Rect.ts';

export type TouchKind = 'poke' | 'tickle' | 'stroke';

/** Milliseconds and shares of the pet's radius. */
export const TOUCH = {
  /** So many taps within so long are a tickle. */
  tickleTaps: 3,
  tickleMs: 1_400,
  /** A finger that has wandered so far over the pet strokes it; again after as much. */
  strokeWay: 1.1,
} as const;

/**
 * Decides what a finger on the pet means: taps poke, quick taps tickle, wandering strokes. Pure: time is a parameter.
 */
export class TouchSense {
  readonly #taps: number[] = [];
  #way = 0;
  #last: StagePoint | null = null;

  /** A tap, or a press of the key. */
  tap(timeMs: number): TouchKind {
    this.#taps.push(timeMs);
    while ((this.#taps[0] ?? timeMs) < timeMs - TOUCH.tickleMs) this.#taps.shift();
    if (this.#taps.length < TOUCH.tickleTaps) return 'poke';
    this.#taps.length = 0;
    return 'tickle';
  }

  down(at: StagePoint): void {
    this.#last = at;
    this.#way = 0;
  }

  /** @param radius of the pet, in the units of `at` */
  move(at: StagePoint, radius: number): TouchKind | null {
    const last = this.#last;
    this.#last = at;
    if (!last) return null;
    this.#way += Math.hypot(at.x - last.x, at.y - last.y);
    if (this.#way < radius * TOUCH.strokeWay) return null;
    this.#way = 0;
    return 'stroke';
  }

  up(): void {
    this.#last = null;
    this.#way = 0;
  }
}
