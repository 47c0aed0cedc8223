import { Container, Sprite, type Texture } from 'pixi.js';
import type { StoreApi } from 'zustand/vanilla';
import type { PointerTracker } from '#game/engine/PointerTracker.ts';
import type { Rect, StagePoint } from '#game/engine/Rect.ts';
import { valueStore } from '#game/engine/valueStore.ts';
import type { PetPlace } from '../layout/AquariumLayout.ts';
import type { PetAction } from '../pet/actions/ActionContext.ts';
import type { PetLook } from '../pet/PetLook.ts';
import { PetView } from '../pet/PetView.ts';
import { BallShow } from './ball/BallShow.ts';
import { CarriedItem } from './CarriedItem.ts';
import type { Ceremony } from './ceremony/Ceremony.ts';
import { CourseShow } from './course/CourseShow.ts';
import type { Performance } from './Performance.ts';
import type { PetShow } from './PetShow.ts';
import { Night } from './rest/Night.ts';
import { keepInside, type WaterBox } from './WaterBox.ts';

export interface PetActorOptions {
  texture: (frame: string) => Texture;
  reducedMotion: boolean;
  groundY: number;
  place: PetPlace;
  water: WaterBox;
  /** The part of it in which nothing hides a ring or a ball. */
  openWater: WaterBox;
  /** The whole visible area. */
  bleed: Rect;
  /** Rings of a course: fewer on a narrow stage. */
  rings: number;
  pointers: PointerTracker;
  sound: (effect: string) => void;
  /** Where the pet is now, so that the water gives way. */
  onMoved: (x: number, y: number, radius: number) => void;
}

/** Half of a grown pet, its own units. */
const RADIUS = 128;
/** Share of the way to its place that is left after one millisecond. */
const GLIDE = 0.9965;
/** How far the pet leans into its way, radians. */
const LEAN = 0.3;

/** The pet in its water: where it swims, what it looks at, what is brought to it, what it plays, how it sleeps. */
export class PetActor extends Container {
  readonly view: PetView;
  /** What goes on in the water, for the buttons that belong to it. */
  readonly show: StoreApi<PetShow | null> = valueStore<PetShow | null>(null);
  readonly asleep: StoreApi<boolean> = valueStore(false);
  readonly ceremony: StoreApi<{ event: Ceremony; end: () => void } | null> = valueStore<{
    event: Ceremony;
    end: () => void;
  } | null>(null);
  readonly #options: PetActorOptions;
  readonly #shadow: Sprite;
  readonly #item: CarriedItem;
  readonly #night: Night;
  readonly #behind = new Container();
  readonly #before = new Container();
  readonly #target: PetPlace;
  #performance: Performance | null = null;
  #settle: (() => void) | null = null;
  #follow: StagePoint | null = null;
  #followMs = 0;
  #sleepy = false;
  #egg = true;
  #lookX = 0;
  #lookY = 0;

  constructor(options: PetActorOptions) {
    super();
    this.#options = options;
    this.eventMode = 'passive';
    this.#target = { ...options.place };
    this.#shadow = new Sprite({ texture: options.texture('fx/shadow'), anchor: 0.5, alpha: 0.35, eventMode: 'none' });
    this.view = new PetView({ textures: options.texture, reducedMotion: options.reducedMotion });
    this.view.eventMode = 'none';
    this.view.position.set(options.place.x, options.place.y);
    this.view.scale.set(options.place.scale);
    this.#item = new CarriedItem(options.texture, options.reducedMotion);
    this.#night = new Night(options.bleed, options.reducedMotion);
    this.addChild(this.#night, this.#shadow, this.#behind, this.view, this.#before, this.#item);
  }

  setLook(look: PetLook): void {
    this.#sleepy = look.mood === 'sleepy';
    this.#egg = look.stage === 'egg';
    this.view.setLook(look);
  }

  /** Swims to another place. */
  goTo(place: PetPlace): void {
    Object.assign(this.#target, place);
  }

  /** Swims after a finger, or where an arrow key sends it for a while; null: home again. */
  follow(at: StagePoint | null, ms = Number.POSITIVE_INFINITY): void {
    if (this.#egg || this.#performance) return;
    this.#followMs = ms;
    this.#follow = at && keepInside(this.#options.water, at, RADIUS * this.#target.scale * 0.8);
  }

  /** Looks somewhere until a pointer moves. */
  glance({ x, y }: StagePoint): void {
    if (!this.#performance) this.view.lookAt(x, y);
  }

  /** Something flies to its mouth and is gone. */
  bring(frame: string, from: StagePoint): Promise<void> {
    return this.#item.flyTo(this.view, frame, from);
  }

  play(action: PetAction): Promise<void> {
    return this.view.play(action);
  }

  /** Plays with a thing as with a ball. For those who want less motion it lies there and the pet is glad of it. */
  async playBall(frame: string): Promise<void> {
    const { texture, openWater, pointers, sound, reducedMotion } = this.#options;
    if (reducedMotion || this.#egg) {
      await this.#item.lieBeside(this.view, frame, this.view.play('play'));
      return;
    }
    const action = (name: PetAction) => void this.view.play(name);
    const show = new BallShow({ texture, frame, water: openWater, pet: this.#pet(), pointers, action, sound });
    this.show.setState({ is: 'ball', throwIt: () => show.throwIt(), end: () => show.end() }, true);
    await this.#perform(show);
  }

  /** Swims the ring course. @returns how often it was cheered at, and of how many rings */
  async runCourse(): Promise<{ cheers: number; rings: number }> {
    const { texture, openWater, pointers, sound, rings, reducedMotion } = this.#options;
    if (reducedMotion || this.#egg) {
      await this.view.play('train');
      return { cheers: 0, rings };
    }
    const action = (name: PetAction) => void this.view.play(name);
    const course: CourseShow = new CourseShow({
      texture,
      rings,
      water: openWater,
      pet: this.#pet(),
      pointers,
      action,
      sound,
      onChange: () => this.#reportCourse(course),
    });
    this.#reportCourse(course);
    await this.#perform(course);
    return { cheers: course.course.cheers, rings };
  }

  /** Shows a celebration over the scene; kept at its end, or at once when nobody can show it. */
  celebrate(event: Ceremony): Promise<void> {
    this.wake();
    return new Promise((resolve) => {
      const end = () => {
        if (this.ceremony.getState()?.end === end) this.ceremony.setState(null, true);
        resolve();
      };
      this.ceremony.getState()?.end();
      this.ceremony.setState({ event, end }, true);
    });
  }

  /** Night falls and it sleeps until it is touched. */
  putToBed(): void {
    if (this.#egg || this.#performance) return;
    this.#night.rest.putToBed();
  }

  /** @returns true when it slept */
  wake(): boolean {
    return this.#night.rest.wake();
  }

  update(deltaMs: number, _timeMs: number): void {
    const { view } = this;
    const left = GLIDE ** deltaMs;
    const performance = this.#performance;
    const target = this.#target;
    let lean = 0;
    let scale = target.scale;
    if (performance) {
      performance.update(deltaMs);
      scale *= performance.petScale;
      view.position.set(performance.x, performance.y);
      view.lookAt(performance.lookX, performance.lookY);
      lean = performance.lean * LEAN;
      if (performance.ended) this.#endPerformance();
    } else {
      this.#followMs -= deltaMs;
      if (this.#followMs <= 0) this.#follow = null;
      const to = this.#follow ?? target;
      lean = Math.max(-1, Math.min(1, (to.x - view.x) / 300)) * LEAN;
      view.x = to.x + (view.x - to.x) * left;
      view.y = to.y + (view.y - to.y) * left;
      this.#watch();
    }
    view.scale.set(scale + (view.scale.x - scale) * left);
    view.rotation += (lean - view.rotation) * (1 - left);
    // A celebration shows it large; here it would be seen twice.
    const here = this.ceremony.getState() === null;
    view.visible = here;
    this.#shadow.visible = here;
    this.#sleep(deltaMs / 1000);
    view.update(deltaMs);
    this.#showShadow();
  }

  override destroy(): void {
    this.#item.destroy();
    this.#performance?.end();
    this.#endPerformance();
    this.ceremony.getState()?.end();
    this.view.destroy();
    super.destroy({ children: true });
  }

  #pet(): StagePoint & { radius: number } {
    return { x: this.view.x, y: this.view.y, radius: RADIUS * this.#target.scale * 0.9 };
  }

  #perform(performance: Performance): Promise<void> {
    this.#performance?.end();
    this.#endPerformance(true);
    this.#follow = null;
    this.#performance = performance;
    this.#behind.addChild(performance.behind);
    this.#before.addChild(performance.before);
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  /** @param replaced the show that is reported already belongs to the next one */
  #endPerformance(replaced = false): void {
    const performance = this.#performance;
    if (!performance) return;
    this.#performance = null;
    performance.destroy();
    if (!replaced) this.show.setState(null, true);
    const settle = this.#settle;
    this.#settle = null;
    settle?.();
  }

  #reportCourse(show: CourseShow): void {
    const rings = show.course.rings.flatMap((_, index) => show.course.ring(index) ?? []);
    const cheer = (index?: number) => show.cheer(index);
    this.show.setState({ is: 'course', rings, ringSize: show.ringSize, cheer, end: () => show.end() }, true);
  }

  #sleep(dt: number): void {
    const may = !this.#egg && !this.#performance && !this.#follow && this.ceremony.getState() === null;
    this.#night.update(dt, this.view, this.#sleepy, may);
    this.asleep.setState(this.#night.rest.asleep, true);
  }

  #showShadow(): void {
    const { view } = this;
    const { groundY, onMoved } = this.#options;
    const height = Math.max(0, Math.min(1, (groundY - view.y) / 400));
    this.#shadow.position.set(view.x, Math.max(groundY + 66, view.y + RADIUS * view.scale.y + 26));
    this.#shadow.scale.set(view.scale.x * (2 - height * 0.5), view.scale.x * 0.9);
    this.#shadow.alpha = 0.34 - height * 0.1;
    onMoved(view.x, view.y, RADIUS * view.scale.x * 0.92);
  }

  #watch(): void {
    const point = this.#options.pointers.last;
    if (!point || (point.x === this.#lookX && point.y === this.#lookY)) return;
    this.#lookX = point.x;
    this.#lookY = point.y;
    this.view.lookAt(point.x, point.y);
  }
}
