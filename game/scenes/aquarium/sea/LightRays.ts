import { Container, Sprite } from 'pixi.js';
import type { LightPattern } from '#domain/aquarium/Look.ts';
import type { SeaPlace } from './SeaPlace.ts';
import { tinted } from './seaLooks.ts';

/** Place along the surface (share of the width), lean, width, strength. */
const rays = [
  { at: 0.12, lean: 0.22, wide: 1.15, alpha: 0.7 },
  { at: 0.36, lean: 0.1, wide: 0.9, alpha: 0.72 },
  { at: 0.62, lean: -0.06, wide: 1.4, alpha: 0.68 },
  { at: 0.9, lean: -0.24, wide: 1.0, alpha: 0.7 },
];

/** How broad the rays of a theme are. */
const BROADNESS: Readonly<Record<LightPattern, number>> = { soft: 1.5, rays: 1, aurora: 1.9, sparks: 0.8 };

/** Light that falls through the surface and wanders. */
export class LightRays extends Container {
  readonly #calm: boolean;
  readonly #strength: number;

  constructor({ texture, bleed, groundY, calm, tank, look }: SeaPlace) {
    super();
    this.#calm = calm;
    const { tint, strength } = look.rays;
    this.#strength = strength;
    this.eventMode = 'none';
    const source = texture('fx/light-ray');
    const length = ((groundY - bleed.y) * 1.12) / source.height;
    const light = tank.light;
    const broad = light ? BROADNESS[light.pattern] : 1;
    for (const [index, { at, lean, wide, alpha }] of rays.entries()) {
      const ray = new Sprite({ texture: source, anchor: { x: 0.5, y: 0 }, alpha: alpha * strength, rotation: lean });
      ray.position.set(bleed.x + bleed.width * at, bleed.y - 30);
      ray.scale.set(wide * broad * (bleed.width / 1280) ** 0.5, length);
      // Light that dances has two colours in turns.
      const two = light && light.pattern !== 'soft' && light.pattern !== 'rays';
      ray.tint = tinted(light?.colours[two && index % 2 === 1 ? 2 : 1] ?? 0xffffff, tint);
      this.addChild(ray);
    }
  }

  update(_deltaMs: number, timeMs: number): void {
    if (this.#calm) return;
    for (let at = 0; at < this.children.length; at += 1) {
      const ray = this.children[at];
      const home = rays[at];
      if (!ray || !home) continue;
      ray.alpha = this.#strength * home.alpha * (0.6 + 0.4 * Math.sin(timeMs / (2600 + at * 370) + at * 2.1));
      ray.rotation = home.lean + Math.sin(timeMs / (7000 + at * 600) + at) * 0.035;
    }
  }
}
