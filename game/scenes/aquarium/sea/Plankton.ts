import { Container, Sprite } from 'pixi.js';
import type { SeaPlace } from './SeaPlace.ts';
import { seaLooks, tinted } from './seaLooks.ts';

const COUNT = 26;

/** Specks in the light: what makes water look like water. */
export class Plankton extends Container {
  readonly #place: SeaPlace;
  readonly #strength: number;

  constructor(place: SeaPlace) {
    super();
    this.#place = place;
    this.eventMode = 'none';
    const { tint, strength } = seaLooks[place.light].specks;
    this.#strength = strength;
    for (let at = 0; at < COUNT; at += 1) {
      const speck = new Sprite({ texture: place.texture('fx/glow'), anchor: 0.5 });
      speck.tint = tinted(place.tank.light?.colours[0] ?? 0xffffff, tint);
      speck.scale.set(0.03 + ((at * 0.37) % 1) * 0.05);
      this.addChild(speck);
    }
    this.#drift(0);
  }

  update(_deltaMs: number, timeMs: number): void {
    if (!this.#place.calm) this.#drift(timeMs);
  }

  #drift(timeMs: number): void {
    const { bleed, groundY } = this.#place;
    const height = groundY - bleed.y;
    for (let at = 0; at < this.children.length; at += 1) {
      const speck = this.children[at];
      if (!speck) continue;
      const fall = (at * 0.618 + timeMs / (52_000 + at * 900)) % 1;
      speck.x = bleed.x + ((at * 0.414 + 0.05) % 1) * bleed.width + Math.sin(timeMs / 4300 + at * 2.4) * 26;
      speck.y = bleed.y + fall * height;
      speck.alpha = this.#strength * Math.sin(fall * Math.PI) * (0.45 + 0.3 * Math.sin(timeMs / 1700 + at));
    }
  }
}
