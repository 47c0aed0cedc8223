import { Container, Sprite, type Texture } from 'pixi.js';
import type { StagePoint } from '../../engine/Rect.ts';

const MOST = 8;
const FLIGHT_MS = 620;
const APART_MS = 110;

interface Flier {
  sprite: Sprite;
  /** Negative while it waits for its turn; past the flight it rests. */
  age: number;
}

/** Shells that fly one after another from the card to the purse. A fixed number: nothing is made while playing. */
export class ShellFlight extends Container {
  readonly #fliers: Flier[];
  #from: StagePoint = { x: 0, y: 0 };
  #to: StagePoint = { x: 0, y: 0 };

  constructor(texture: Texture) {
    super({ eventMode: 'none' });
    this.#fliers = Array.from({ length: MOST }, () => {
      const sprite = new Sprite({ texture, anchor: 0.5, visible: false });
      sprite.setSize(60);
      this.addChild(sprite);
      return { sprite, age: FLIGHT_MS };
    });
  }

  /** @returns milliseconds until the last one has arrived */
  fly(count: number, from: StagePoint, to: StagePoint): number {
    const flying = Math.min(MOST, count);
    this.#from = from;
    this.#to = to;
    for (const [index, flier] of this.#fliers.entries()) flier.age = index < flying ? -index * APART_MS : FLIGHT_MS;
    return FLIGHT_MS + (flying - 1) * APART_MS;
  }

  update(deltaMs: number): void {
    for (const flier of this.#fliers) {
      const { sprite } = flier;
      if (flier.age >= FLIGHT_MS) {
        sprite.visible = false;
        continue;
      }
      flier.age += deltaMs;
      sprite.visible = flier.age > 0 && flier.age < FLIGHT_MS;
      if (!sprite.visible) continue;
      const share = flier.age / FLIGHT_MS;
      const eased = share * share * (3 - 2 * share);
      sprite.x = this.#from.x + (this.#to.x - this.#from.x) * eased;
      sprite.y = this.#from.y + (this.#to.y - this.#from.y) * eased - Math.sin(Math.PI * share) * 120;
      sprite.rotation = Math.sin(share * Math.PI * 2) * 0.5;
    }
  }
}
