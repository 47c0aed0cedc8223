import { valueStore } from '#game/engine/valueStore.ts';
import type { StagePoint } from '../../engine/Rect.ts';
import { ScrollMotion } from '../../ui/ScrollMotion.ts';

/** Where the board is scrolled to. The twins follow `place`, the drawn board is moved by whoever calls `step`. */
export class BoardScroll {
  readonly motion = new ScrollMotion();
  readonly place = valueStore<StagePoint>({ x: 0, y: 0 });

  /** A point of the stage as a point of the board. */
  toBoard({ x, y }: StagePoint): StagePoint {
    return { x, y: y - this.place.getState().y };
  }

  /** Scrolls at once. Returns whether anything moved. */
  by(distance: number): boolean {
    const before = this.motion.offset;
    this.motion.wheelBy(distance);
    this.show();
    return this.motion.offset !== before;
  }

  /** Moves time on. */
  step(deltaMs: number): void {
    if (this.motion.step(deltaMs)) this.show();
    else if (this.place.getState().y !== -this.motion.offset) this.show();
  }

  show(): void {
    if (this.place.getState().y !== -this.motion.offset) this.place.setState({ x: 0, y: 0 - this.motion.offset }, true);
  }
}
