import { Graphics } from 'pixi.js';
import { palette } from '../../config/palette.ts';
import type { StagePoint } from '../../engine/Rect.ts';

/** The curved line that is pulled out of a left card; one per finger. */
export class PullLine extends Graphics {
  readonly #lines = new Map<number, { from: StagePoint; to: StagePoint }>();

  constructor() {
    super({ eventMode: 'none', zIndex: 25 });
  }

  pull(pointerId: number, from: StagePoint, to: StagePoint): void {
    this.#lines.set(pointerId, { from, to });
    this.#draw();
  }

  letGo(pointerId: number): void {
    if (this.#lines.delete(pointerId)) this.#draw();
  }

  #draw(): void {
    this.clear();
    for (const { from, to } of this.#lines.values()) {
      const bend = Math.max(40, Math.abs(to.x - from.x) * 0.5);
      this.moveTo(from.x, from.y)
        .bezierCurveTo(from.x + bend, from.y, to.x - bend, to.y, to.x, to.y)
        .stroke({ color: palette.white, width: 14, cap: 'round', alpha: 0.9 })
        .moveTo(from.x, from.y)
        .bezierCurveTo(from.x + bend, from.y, to.x - bend, to.y, to.x, to.y)
        .stroke({ color: palette.sand400, width: 8, cap: 'round' })
        .circle(to.x, to.y, 13)
        .fill(palette.sand400)
        .circle(to.x, to.y, 6)
        .fill(palette.white);
    }
  }
}
