import { Container, Sprite } from 'pixi.js';
import { moveDrift } from './moveDrift.ts';
import type { SeaPlace } from './SeaPlace.ts';
import { tinted } from './seaLooks.ts';

/** Everything small that drifts; the things of a month are of this number. */
const COUNT = 26;

/** What drifts in the water: the things of the month, and specks in the light. */
export class Plankton extends Container {
  readonly #place: SeaPlace;
  readonly #strength: number;
  readonly #things: number;

  constructor(place: SeaPlace) {
    super();
    this.#place = place;
    this.eventMode = 'none';
    const { specks, drift, near } = place.look;
    this.#strength = specks.strength;
    this.#things = Math.min(drift?.count ?? 0, COUNT);
    for (let at = 0; at < COUNT; at += 1) {
      if (drift && at < this.#things) {
        const thing = new Sprite({ texture: place.texture(drift.frame), anchor: 0.5 });
        thing.tint = tinted(drift.tints[at % drift.tints.length] ?? 0xffffff, near);
        this.addChild(thing);
        continue;
      }
      const speck = new Sprite({ texture: place.texture('fx/glow'), anchor: 0.5 });
      speck.tint = tinted(place.tank.light?.colours[0] ?? 0xffffff, specks.tint);
      speck.scale.set(0.03 + ((at * 0.37) % 1) * 0.05);
      this.addChild(speck);
    }
    this.#drift(0);
  }

  update(_deltaMs: number, timeMs: number): void {
    if (!this.#place.calm) this.#drift(timeMs);
  }

  #drift(timeMs: number): void {
    const { bleed, groundY, look } = this.#place;
    const height = groundY - bleed.y;
    this.#water.x = bleed.x;
    this.#water.y = bleed.y;
    this.#water.width = bleed.width;
    this.#water.height = height;
    for (let at = 0; at < this.children.length; at += 1) {
      const speck = this.children[at];
      if (!(speck instanceof Sprite)) continue;
      if (look.drift && at < this.#things) {
        moveDrift[look.drift.motion](speck, at, look.drift, this.#water, timeMs);
        continue;
      }
      const fall = (at * 0.618 + timeMs / (52_000 + at * 900)) % 1;
      speck.x = bleed.x + ((at * 0.414 + 0.05) % 1) * bleed.width + Math.sin(timeMs / 4300 + at * 2.4) * 26;
      speck.y = bleed.y + fall * height;
      speck.alpha = this.#strength * Math.sin(fall * Math.PI) * (0.45 + 0.3 * Math.sin(timeMs / 1700 + at));
    }
  }

  /** Kept, so that a frame allocates nothing. */
  readonly #water = { x: 0, y: 0, width: 0, height: 0 };
}
