import { Container, Sprite, type Texture } from 'pixi.js';
import type { Rect } from '../../engine/Rect.ts';

const COUNT = 9;

interface Bubble {
  sprite: Sprite;
  /** Stage units per second. */
  speed: number;
  sway: number;
  phase: number;
  homeX: number;
}

/** A few bubbles that rise for ever. Chance is seeded by the index: the picture is the same each time it opens. */
export class RisingBubbles extends Container {
  readonly #bubbles: Bubble[];
  readonly #area: Rect;
  readonly #isStill: () => boolean;

  constructor(texture: Texture, area: Rect, isStill: () => boolean) {
    super({ eventMode: 'none' });
    this.#area = area;
    this.#isStill = isStill;
    this.#bubbles = Array.from({ length: COUNT }, (_, index) => {
      const share = (index * 0.618034) % 1;
      const sprite = new Sprite({ texture, anchor: 0.5, alpha: 0.35 });
      const size = 14 + ((index * 7) % 5) * 7;
      sprite.setSize(size);
      const homeX = area.x + area.width * share;
      sprite.position.set(homeX, area.y + area.height * ((index * 0.37) % 1));
      this.addChild(sprite);
      return { sprite, speed: 16 + size * 0.7, sway: 6 + size * 0.3, phase: index * 1.7, homeX };
    });
  }

  update(deltaMs: number, timeMs: number): void {
    if (this.#isStill()) return;
    for (const { sprite, speed, sway, phase, homeX } of this.#bubbles) {
      sprite.y -= (speed * deltaMs) / 1000;
      if (sprite.y < this.#area.y - 40) sprite.y = this.#area.y + this.#area.height + 40;
      sprite.x = homeX + Math.sin(timeMs / 900 + phase) * sway;
    }
  }
}
