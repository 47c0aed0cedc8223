import { dragThresholdPx } from '../../engine/PointerTracker.ts';
import type { StagePoint } from '../../engine/Rect.ts';

/** What fingers on the grid ask for; points in stage units of the grid's window. */
export interface GridGestureHandlers {
  tap(at: StagePoint): void;
  pan(by: StagePoint): void;
  /** Two fingers around their middle. @param factor above 1 when they part */
  pinch(middle: StagePoint, factor: number): void;
  /** The last finger is gone. */
  rest(): void;
}

/** Nearer than this two fingers are one, in stage units: their distance is no measure. */
const LEAST_SPREAD = 12;

/**
 * Distinguishes taps, drags and pinches. One finger that stays put is a tap, one that wanders drags, two zoom and drag
 * at once; after two fingers no lifting is a tap. Further fingers are ignored.
 */
export class GridGestures {
  readonly #handlers: GridGestureHandlers;
  readonly #fingers = new Map<number, StagePoint>();
  /** Nothing in this touch is a tap any more. */
  #moved = false;

  constructor(handlers: GridGestureHandlers) {
    this.#handlers = handlers;
  }

  /** False when this finger is one too many. */
  down(id: number, at: StagePoint): boolean {
    if (this.#fingers.size >= 2) return false;
    this.#fingers.set(id, at);
    if (this.#fingers.size === 2) this.#moved = true;
    return true;
  }

  /** @param movedPx CSS pixels from where the finger went down */
  move(id: number, at: StagePoint, movedPx: number): void {
    const before = this.#fingers.get(id);
    if (!before) return;
    if (movedPx > dragThresholdPx) this.#moved = true;
    if (!this.#moved) return;
    const still = [...this.#fingers].find(([other]) => other !== id)?.[1];
    this.#fingers.set(id, at);
    if (!still) {
      this.#handlers.pan({ x: at.x - before.x, y: at.y - before.y });
      return;
    }
    const spread = Math.hypot(before.x - still.x, before.y - still.y);
    const factor = spread < LEAST_SPREAD ? 1 : Math.hypot(at.x - still.x, at.y - still.y) / spread;
    this.#handlers.pan({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
    this.#handlers.pinch({ x: (at.x + still.x) / 2, y: (at.y + still.y) / 2 }, factor);
  }

  up(id: number, at: StagePoint): void {
    if (!this.#fingers.delete(id)) return;
    if (!this.#moved) this.#handlers.tap(at);
    this.#settle();
  }

  /** Taken away by the system: never a tap. */
  cancel(id: number): void {
    if (!this.#fingers.delete(id)) return;
    this.#moved = true;
    this.#settle();
  }

  #settle(): void {
    if (this.#fingers.size > 0) return;
    if (this.#moved) this.#handlers.rest();
    this.#moved = false;
  }
}
