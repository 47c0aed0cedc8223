import { Container, Sprite } from 'pixi.js';
import type { SeaPlace } from './SeaPlace.ts';

interface Plant {
  sprite: Sprite;
  lean: number;
  reach: number;
  phase: number;
}

/** Stands at the very bottom, however far that is. */
const BOTTOM = Number.POSITIVE_INFINITY;

/** Frame, distance from the nearer edge, depth below the sand's edge, scale, lean. */
type Bed = readonly (readonly [string, number, number, number, number])[];

const bedWide: Bed = [
  ['scenery/kelp-tall', 66, 80, 0.9, 0.03],
  ['scenery/kelp-wide', 44, 150, 0.62, 0.04],
  ['scenery/kelp-tall', 14, 190, 1.2, 0.04],
  ['scenery/seagrass-blade', 84, 196, 0.8, 0.08],
  ['scenery/kelp-wide', -14, BOTTOM, 1.1, 0.08],
  ['scenery/seagrass-tuft', 60, BOTTOM, 0.9, 0.04],
  ['scenery/weed-coral', 118, BOTTOM, 0.56, 0.03],
];
const bedUpright: Bed = [
  ['scenery/kelp-tall', 40, 60, 0.8, 0.04],
  ['scenery/kelp-wide', 6, 110, 0.75, 0.08],
  ['scenery/seagrass-blade', 34, 190, 0.7, 0.1],
];

/** Water plants at both edges, rooted, moved by the current. */
export class Plants extends Container {
  readonly #plants: Plant[] = [];
  readonly #calm: boolean;

  constructor({ texture, bleed, groundY, upright, calm, look }: SeaPlace) {
    super();
    this.#calm = calm;
    this.eventMode = 'none';
    const tint = look.plants;
    const right = bleed.x + bleed.width;
    const bed = upright ? bedUpright : bedWide;
    for (const side of [0, 1]) {
      bed.forEach(([frame, inset, below, scale, lean], index) => {
        // The right bed is not the left one's mirror image.
        const nudge = side ? (index % 2 ? 16 : -10) : 0;
        const sprite = new Sprite({ texture: texture(frame), anchor: { x: 0.5, y: 1 }, tint });
        sprite.position.set(
          side ? right - inset + nudge : bleed.x + inset,
          Math.min(groundY + below, bleed.y + bleed.height + 12),
        );
        const size = scale * (side ? 0.94 : 1);
        sprite.scale.set(side ? -size : size, size);
        this.#plants.push({
          sprite,
          lean: side ? -lean : lean,
          reach: 0.035 + 0.02 * (index % 3),
          phase: index * 1.1 + side * 2,
        });
        this.addChild(sprite);
      });
    }
    this.#sway(0);
  }

  update(_deltaMs: number, timeMs: number): void {
    if (!this.#calm) this.#sway(timeMs);
  }

  #sway(timeMs: number): void {
    for (let at = 0; at < this.#plants.length; at += 1) {
      const plant = this.#plants[at];
      if (!plant) continue;
      const wave = Math.sin(timeMs / 1900 + plant.phase);
      plant.sprite.rotation = plant.lean + wave * plant.reach;
      plant.sprite.skew.x = Math.sin(timeMs / 1900 + plant.phase - 0.8) * plant.reach * 1.4;
    }
  }
}
