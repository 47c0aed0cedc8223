import { Graphics } from 'pixi.js';
import type { Rect } from '#game/engine/Rect.ts';
import type { PetView } from '../../pet/PetView.ts';
import { PetRest } from './PetRest.ts';

const COLOUR = 0x0a2350;
const DARKEST = 0.5;
/** Seconds between the bubbles of a sleeper. */
const SNORE = 2.4;

/** The dark over sea and room while the pet sleeps; the pet itself stays to be seen. */
export class Night extends Graphics {
  readonly rest = new PetRest();
  readonly #calm: boolean;
  #snore = 0;

  constructor({ x, y, width, height }: Rect, calm: boolean) {
    super();
    this.#calm = calm;
    this.rect(x, y, width, height).fill(COLOUR);
    this.eventMode = 'none';
    this.visible = false;
  }

  /** @param may false while the pet does something or is still an egg */
  update(dt: number, pet: PetView, sleepy: boolean, may: boolean): void {
    const { rest } = this;
    rest.update(dt, sleepy, may);
    pet.setAsleep(rest.asleep);
    this.visible = rest.night > 0;
    this.alpha = rest.night * DARKEST;
    this.#snore = rest.asleep ? this.#snore + dt : 0;
    if (this.#snore < SNORE || this.#calm) return;
    this.#snore = 0;
    pet.blowBubble();
  }
}
