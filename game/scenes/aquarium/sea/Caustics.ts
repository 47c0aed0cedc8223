import { Container, Sprite } from 'pixi.js';
import type { SeaPlace } from './SeaPlace.ts';

interface Caustic {
  sprite: Sprite;
  x: number;
  phase: number;
  scale: number;
}

/** Flatness of light that lies on the ground. */
const LYING = 0.62;

/** Light that plays on the sand. */
export class Caustics extends Container {
  readonly #caustics: Caustic[] = [];
  readonly #calm: boolean;
  readonly #strength: number;

  constructor({ texture, bleed, groundY, upright, calm, look }: SeaPlace) {
    super();
    this.#calm = calm;
    const { tint, strength } = look.rays;
    this.#strength = strength;
    this.eventMode = 'none';
    const count = upright ? 6 : 9;
    for (let at = 0; at < count; at += 1) {
      const sprite = new Sprite({
        texture: texture(at % 2 ? 'fx/caustic-1' : 'fx/caustic-2'),
        anchor: 0.5,
        alpha: 0.4 * strength,
        tint,
      });
      // The golden ratio spreads them without rows.
      const x = bleed.x + ((at * 0.618 + 0.08) % 1) * bleed.width;
      const y = groundY + 52 + ((at * 0.37) % 1) * 170;
      const scale = 0.7 + ((at * 0.53) % 1) * 0.7;
      sprite.position.set(x, y);
      sprite.scale.set(scale, scale * LYING);
      this.#caustics.push({ sprite, x, phase: at * 1.9, scale });
      this.addChild(sprite);
    }
  }

  update(_deltaMs: number, timeMs: number): void {
    if (this.#calm) return;
    for (let at = 0; at < this.#caustics.length; at += 1) {
      const caustic = this.#caustics[at];
      if (!caustic) continue;
      const wave = Math.sin(timeMs / 3100 + caustic.phase);
      caustic.sprite.alpha = this.#strength * (0.42 + 0.3 * wave);
      caustic.sprite.x = caustic.x + Math.sin(timeMs / 5200 + caustic.phase) * 34;
      caustic.sprite.scale.set(caustic.scale * (1 + wave * 0.09), caustic.scale * LYING);
    }
  }
}
