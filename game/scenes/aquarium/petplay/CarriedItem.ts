import { Sprite, type Texture } from 'pixi.js';
import type { StagePoint } from '#game/engine/Rect.ts';
import { stopTweens, tween } from '#game/engine/tween.ts';
import type { PetView } from '../pet/PetView.ts';

/** Half of a grown pet, its own units. */
const RADIUS = 128;
const FLIGHT_MS = 620;
/** A thing that may not move lies beside the pet so long. */
const STILL_MS = 1_600;

/** What is brought to the pet: it flies to its mouth, or lies beside it. */
export class CarriedItem extends Sprite {
  readonly #texture: (frame: string) => Texture;
  readonly #still: boolean;

  constructor(texture: (frame: string) => Texture, reducedMotion: boolean) {
    super({ anchor: 0.5, visible: false, eventMode: 'none' });
    this.#texture = texture;
    this.#still = reducedMotion;
  }

  /** Flies to the mouth and is gone. */
  async flyTo(pet: PetView, frame: string, from: StagePoint): Promise<void> {
    this.#show(frame, from);
    this.scale.set(0.42);
    pet.lookAt(from.x, from.y);
    const mouth = pet.mouthPosition();
    const ms = this.#still ? 0 : FLIGHT_MS;
    await Promise.all([
      tween(this as Sprite, { x: mouth.x, rotation: 0.5 }, ms, 'power1.inOut'),
      tween(this as Sprite, { y: mouth.y }, ms, from.y > mouth.y ? 'back.in(1.2)' : 'power1.in'),
      tween(this.scale, { x: 0.2, y: 0.2 }, ms, 'power2.in'),
    ]);
    this.#hide();
  }

  /** Lies beside the pet as long as something else goes on. */
  async lieBeside({ x, y, scale }: PetView, frame: string, during: Promise<unknown>): Promise<void> {
    this.#show(frame, { x: x + RADIUS * 1.15 * scale.x, y: y + RADIUS * 0.5 * scale.y });
    this.scale.set(0.4 * scale.x + 0.06);
    await Promise.all([during, tween(this as Sprite, { alpha: 1 }, STILL_MS)]);
    this.#hide();
  }

  override destroy(): void {
    if (this.destroyed) return;
    stopTweens(this);
    stopTweens(this.scale);
    super.destroy();
  }

  #show(frame: string, at: StagePoint): void {
    this.texture = this.#texture(frame);
    this.position.set(at.x, at.y);
    this.rotation = 0;
    this.alpha = 1;
    this.visible = true;
  }

  /** Its picture may have been taken down meanwhile. */
  #hide(): void {
    if (!this.destroyed) this.visible = false;
  }
}
