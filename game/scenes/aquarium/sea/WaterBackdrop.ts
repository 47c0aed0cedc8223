import { Container, FillGradient, Graphics, Sprite } from 'pixi.js';
import type { SeaPlace } from './SeaPlace.ts';

const water = new FillGradient({
  type: 'linear',
  start: { x: 0, y: 0 },
  end: { x: 0, y: 1 },
  colorStops: [
    { offset: 0, color: 0xdcfaf3 },
    { offset: 0.16, color: 0xa6e6df },
    { offset: 0.42, color: 0x5cc0c4 },
    { offset: 0.74, color: 0x2f93a6 },
    { offset: 1, color: 0x21768f },
  ],
});

/** Still layers far away: water that grows darker, two reefs in the haze, a hill. Each drifts a little. */
export class WaterBackdrop extends Container {
  readonly #far: Sprite[] = [];
  readonly #homes: number[] = [];
  readonly #calm: boolean;

  constructor({ texture, bleed, groundY, upright, calm }: SeaPlace) {
    super();
    this.#calm = calm;
    this.eventMode = 'none';
    const depth = new Graphics().rect(bleed.x, bleed.y, bleed.width, groundY + 120 - bleed.y).fill(water);
    this.addChild(depth);
    const glow = new Sprite({ texture: texture('fx/glow'), anchor: 0.5, alpha: 0.55 });
    glow.position.set(bleed.x + bleed.width * 0.42, bleed.y + 10);
    glow.scale.set((bleed.width * 0.9) / 128, 4.6);
    this.addChild(glow);
    const reach = upright ? 1.05 : 1;
    // Every foot lies below the deepest dip of the sand, so that no edge is seen.
    const foot = groundY + (upright ? 110 : 84);
    this.#layer(texture('scenery/far-reef-2'), bleed.x + bleed.width * 0.7, foot, 1.3 * reach, 0.32);
    this.#layer(texture('scenery/far-reef-1'), bleed.x + bleed.width * 0.2, foot, 1.12 * reach, 0.42);
    this.#layer(texture('scenery/far-reef-1'), bleed.x + bleed.width * 0.88, foot, -0.95 * reach, 0.5);
    this.#layer(texture('scenery/near-hill'), bleed.x + bleed.width * 0.12, foot, 1.1 * reach, 0.55);
    this.#layer(texture('scenery/near-hill'), bleed.x + bleed.width * 0.98, foot, -1.15 * reach, 0.6);
  }

  update(_deltaMs: number, timeMs: number): void {
    if (this.#calm) return;
    for (let at = 0; at < this.#far.length; at += 1) {
      const sprite = this.#far[at];
      if (sprite) sprite.x = (this.#homes[at] ?? 0) + Math.sin(timeMs / 9000 + at * 1.7) * (3 + at * 1.5);
    }
  }

  /** @param scale negative mirrors the layer */
  #layer(texture: Sprite['texture'], x: number, y: number, scale: number, alpha: number): void {
    const sprite = new Sprite({ texture, anchor: { x: 0.5, y: 1 }, alpha });
    sprite.position.set(x, y);
    sprite.scale.set(scale, Math.abs(scale));
    this.#far.push(sprite);
    this.#homes.push(x);
    this.addChild(sprite);
  }
}
