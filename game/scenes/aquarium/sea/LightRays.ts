import { Container, Sprite } from 'pixi.js';
import type { SeaPlace } from './SeaPlace.ts';

/** Place along the surface (share of the width), lean, width, strength. */
const rays = [
  { at: 0.12, lean: 0.22, wide: 1.15, alpha: 0.7 },
  { at: 0.36, lean: 0.1, wide: 0.9, alpha: 0.72 },
  { at: 0.62, lean: -0.06, wide: 1.4, alpha: 0.68 },
  { at: 0.9, lean: -0.24, wide: 1.0, alpha: 0.7 },
];

/** Light that falls through the surface and wanders. */
export class LightRays extends Container {
  readonly #calm: boolean;

  constructor({ texture, bleed, groundY, calm }: SeaPlace) {
    super();
    this.#calm = calm;
    this.eventMode = 'none';
    const source = texture('fx/light-ray');
    const length = ((groundY - bleed.y) * 1.12) / source.height;
    for (const { at, lean, wide, alpha } of rays) {
      const ray = new Sprite({ texture: source, anchor: { x: 0.5, y: 0 }, alpha, rotation: lean });
      ray.position.set(bleed.x + bleed.width * at, bleed.y - 30);
      ray.scale.set(wide * (bleed.width / 1280) ** 0.5, length);
      this.addChild(ray);
    }
  }

  update(_deltaMs: number, timeMs: number): void {
    if (this.#calm) return;
    for (let at = 0; at < this.children.length; at += 1) {
      const ray = this.children[at];
      const home = rays[at];
      if (!ray || !home) continue;
      ray.alpha = home.alpha * (0.6 + 0.4 * Math.sin(timeMs / (2600 + at * 370) + at * 2.1));
      ray.rotation = home.lean + Math.sin(timeMs / (7000 + at * 600) + at) * 0.035;
    }
  }
}
