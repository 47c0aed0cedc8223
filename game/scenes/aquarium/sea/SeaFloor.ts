import { Container, Graphics, Sprite } from 'pixi.js';
import type { SeaPlace } from './SeaPlace.ts';

/** Colour of the sand where the picture of it ends. */
const DEEP_SAND = 0xddb57b;

interface Caustic {
  sprite: Sprite;
  x: number;
  phase: number;
  scale: number;
}

/** Sand with light playing on it, stones and corals at the edges, clear of the nine places of the room. */
export class SeaFloor extends Container {
  readonly #caustics: Caustic[] = [];
  readonly #calm: boolean;

  constructor({ texture, bleed, groundY, upright, calm }: SeaPlace) {
    super();
    this.#calm = calm;
    this.eventMode = 'none';
    const bottom = bleed.y + bleed.height;
    const right = bleed.x + bleed.width;
    const sand = new Sprite(texture('scenery/sand-floor'));
    sand.position.set(bleed.x - 2, groundY);
    sand.width = bleed.width + 4;
    sand.height = upright ? Math.max(240, (bottom - groundY) * 0.8) : 264;
    const sandBottom = sand.y + sand.height;
    if (bottom > sandBottom - 2) {
      this.addChild(new Graphics().rect(bleed.x, sandBottom - 2, bleed.width, bottom - sandBottom + 4).fill(DEEP_SAND));
    }
    const behind: [string, number, number, number][] = upright
      ? [
          ['scenery/coral-fan', bleed.x + 30, groundY + 62, 0.8],
          ['scenery/rock-1', right - 58, groundY + 74, 0.7],
        ]
      : [
          ['scenery/rock-1', bleed.x + 44, groundY + 54, 0.92],
          ['scenery/coral-tubes', bleed.x + 128, groundY + 40, 0.5],
          ['scenery/seagrass-tuft', bleed.x + 306, groundY + 42, 0.4],
          ['scenery/weed-coral', right - 306, groundY + 34, 0.4],
          ['scenery/coral-fan', right - 168, groundY + 42, 0.66],
          ['scenery/rock-2', right - 70, groundY + 44, 1],
        ];
    for (const [frame, x, y, scale] of behind) this.addChild(standing(texture(frame), x, y, scale));
    this.addChild(sand);
    this.#addCaustics(texture, bleed.x, bleed.width, groundY, upright);
    const pebbles: [string, number, number, number][] = upright
      ? [
          ['scenery/starfish', bleed.x + 210, groundY + 118, 0.3],
          ['scenery/pebbles', right - 190, groundY + 84, 0.5],
        ]
      : [
          ['scenery/pebbles', bleed.x + bleed.width * 0.42, groundY + 62, 0.5],
          ['scenery/starfish', bleed.x + bleed.width * 0.595, groundY + 74, 0.34],
          ['scenery/pebbles', right - 60, groundY + 190, 0.8],
          ['scenery/starfish', bleed.x + 120, groundY + 200, 0.5],
        ];
    for (const [frame, x, y, scale] of pebbles) this.addChild(standing(texture(frame), x, y, scale));
  }

  update(_deltaMs: number, timeMs: number): void {
    if (this.#calm) return;
    for (let at = 0; at < this.#caustics.length; at += 1) {
      const caustic = this.#caustics[at];
      if (!caustic) continue;
      const wave = Math.sin(timeMs / 3100 + caustic.phase);
      caustic.sprite.alpha = 0.42 + 0.3 * wave;
      caustic.sprite.x = caustic.x + Math.sin(timeMs / 5200 + caustic.phase) * 34;
      caustic.sprite.scale.set(caustic.scale * (1 + wave * 0.09), caustic.scale * 0.62);
    }
  }

  #addCaustics(texture: SeaPlace['texture'], left: number, width: number, groundY: number, upright: boolean): void {
    const count = upright ? 7 : 11;
    for (let at = 0; at < count; at += 1) {
      const sprite = new Sprite({
        texture: texture(at % 2 ? 'fx/caustic-1' : 'fx/caustic-2'),
        anchor: 0.5,
        alpha: 0.4,
      });
      // The golden ratio spreads them without rows.
      const x = left + ((at * 0.618 + 0.08) % 1) * width;
      const y = groundY + 52 + ((at * 0.37) % 1) * 170;
      const scale = 0.7 + ((at * 0.53) % 1) * 0.7;
      sprite.position.set(x, y);
      sprite.scale.set(scale, scale * 0.62);
      this.#caustics.push({ sprite, x, phase: at * 1.9, scale });
      this.addChild(sprite);
    }
  }
}

function standing(texture: Sprite['texture'], x: number, y: number, scale: number): Sprite {
  const sprite = new Sprite({ texture, anchor: { x: 0.5, y: 1 } });
  sprite.position.set(x, y);
  sprite.scale.set(scale);
  return sprite;
}
