import { Container, Sprite, type Texture } from 'pixi.js';
import type { StagePoint } from '../../../engine/Rect.ts';
import { stopTweens, tween } from '../../../engine/tween.ts';
import type { PetPlace } from '../layout/AquariumLayout.ts';
import type { PetLook } from '../pet/PetLook.ts';
import { PetView } from '../pet/PetView.ts';

export type PetDeed = 'eat' | 'play' | 'train' | 'levelUp' | 'hatch' | 'wave';

export interface PetActorOptions {
  texture: (frame: string) => Texture;
  reducedMotion: boolean;
  groundY: number;
  place: PetPlace;
  /** The newest place of a pointer, stage units; null when none was seen. */
  pointer: () => StagePoint | null;
  /** Where the pet is now, so that the water gives way. */
  onMoved: (x: number, y: number, radius: number) => void;
}

/** Half of a grown pet, its own units. */
const RADIUS = 128;
/** Share of the way to its place that is left after one millisecond. */
const GLIDE = 0.9965;
const FLIGHT_MS = 620;

/** The pet in its water: where it swims, what it looks at, what is brought to it. */
export class PetActor extends Container {
  readonly view: PetView;
  readonly #options: PetActorOptions;
  readonly #shadow: Sprite;
  readonly #item: Sprite;
  readonly #target: PetPlace;
  #lookX = 0;
  #lookY = 0;

  constructor(options: PetActorOptions) {
    super();
    this.#options = options;
    this.eventMode = 'none';
    this.#target = { ...options.place };
    this.#shadow = new Sprite({ texture: options.texture('fx/shadow'), anchor: 0.5, alpha: 0.35 });
    this.view = new PetView({ textures: options.texture, reducedMotion: options.reducedMotion });
    this.view.position.set(options.place.x, options.place.y);
    this.view.scale.set(options.place.scale);
    this.#item = new Sprite({ anchor: 0.5, visible: false });
    this.addChild(this.#shadow, this.view, this.#item);
  }

  setLook(look: PetLook): void {
    this.view.setLook(look);
  }

  /** Swims to another place. */
  goTo(place: PetPlace): void {
    Object.assign(this.#target, place);
  }

  /** Something flies to its mouth and is gone. */
  async bring(frame: string, from: StagePoint): Promise<void> {
    const item = this.#item;
    item.texture = this.#options.texture(frame);
    item.position.set(from.x, from.y);
    item.scale.set(0.42);
    item.alpha = 1;
    item.visible = true;
    this.view.lookAt(from.x, from.y);
    const mouth = this.view.mouthPosition();
    const ms = this.#options.reducedMotion ? 0 : FLIGHT_MS;
    await Promise.all([
      tween(item, { x: mouth.x, rotation: 0.5 }, ms, 'power1.inOut'),
      tween(item, { y: mouth.y }, ms, from.y > mouth.y ? 'back.in(1.2)' : 'power1.in'),
      tween(item.scale, { x: 0.2, y: 0.2 }, ms, 'power2.in'),
    ]);
    item.visible = false;
    item.rotation = 0;
  }

  /** A plaything beside the pet, as long as something else goes on. */
  async beside(frame: string, during: Promise<unknown>): Promise<void> {
    const item = this.#item;
    const ms = this.#options.reducedMotion ? 0 : 380;
    item.texture = this.#options.texture(frame);
    item.rotation = 0;
    item.alpha = 0;
    item.position.set(this.view.x + RADIUS * 1.15 * this.view.scale.x, this.view.y + RADIUS * 0.5 * this.view.scale.y);
    item.scale.set(0.4 * this.view.scale.x + 0.06);
    item.visible = true;
    await tween(item, { alpha: 1 }, ms);
    const home = item.y;
    if (ms > 0) {
      for (let hop = 0; hop < 2; hop += 1) {
        await tween(item, { y: home - 70, rotation: item.rotation + 1.2 }, 330, 'power2.out');
        await tween(item, { y: home, rotation: item.rotation + 1.2 }, 330, 'power2.in');
      }
    }
    await during;
    await tween(item, { alpha: 0 }, ms);
    item.visible = false;
    item.rotation = 0;
  }

  play(deed: PetDeed): Promise<void> {
    return this.view.play(deed);
  }

  update(deltaMs: number, _timeMs: number): void {
    const { view } = this;
    const left = GLIDE ** deltaMs;
    const target = this.#target;
    view.x = target.x + (view.x - target.x) * left;
    view.y = target.y + (view.y - target.y) * left;
    view.scale.set(target.scale + (view.scale.x - target.scale) * left);
    this.#watch();
    view.update(deltaMs);
    const { groundY, onMoved } = this.#options;
    const height = Math.max(0, Math.min(1, (groundY - view.y) / 400));
    this.#shadow.position.set(view.x, Math.max(groundY + 66, view.y + RADIUS * view.scale.y + 26));
    this.#shadow.scale.set(view.scale.x * (2 - height * 0.5), view.scale.x * 0.9);
    this.#shadow.alpha = 0.34 - height * 0.1;
    onMoved(view.x, view.y, RADIUS * view.scale.x * 0.92);
  }

  override destroy(): void {
    stopTweens(this.#item);
    stopTweens(this.#item.scale);
    this.view.destroy();
    super.destroy({ children: true });
  }

  #watch(): void {
    const point = this.#options.pointer();
    if (!point || (point.x === this.#lookX && point.y === this.#lookY)) return;
    this.#lookX = point.x;
    this.#lookY = point.y;
    this.view.lookAt(point.x, point.y);
  }
}
