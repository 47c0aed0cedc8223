import { Container, type FederatedPointerEvent, Rectangle, Sprite, type Texture } from 'pixi.js';
import { dragThresholdPx, type PointerTracker } from '#game/engine/PointerTracker.ts';
import type { StagePoint } from '#game/engine/Rect.ts';
import type { Performance, PerformerAction } from '../Performance.ts';
import type { WaterBox } from '../WaterBox.ts';
import { RingCourse } from './RingCourse.ts';

export interface CourseShowOptions {
  texture: (frame: string) => Texture;
  rings: number;
  water: WaterBox;
  pet: StagePoint & { radius: number };
  pointers: PointerTracker;
  action: (action: PerformerAction) => void;
  sound: (effect: string) => void;
  /** A ring was passed or cheered at. */
  onChange: () => void;
}

const PET_SCALE = 0.6;
/** Height of a hoop's picture, units. */
const HOOP = 196;
/** Of the pet's own height: it fits through. */
const HOOP_OF_PET = 1.3;
const POP_MS = 420;

interface Hoop {
  readonly back: Sprite;
  readonly front: Sprite;
  readonly glow: Sprite;
  /** Milliseconds since something happened to it. */
  since: number;
  strong: boolean;
}

/** The ring course, drawn: each ring's far side behind the pet, its near side in front. */
export class CourseShow implements Performance {
  readonly behind = new Container();
  readonly before = new Container();
  readonly petScale = PET_SCALE;
  readonly course: RingCourse;
  /** Side of what can be touched around a ring. */
  readonly ringSize: { width: number; height: number };
  readonly #hoops: Hoop[] = [];
  readonly #options: CourseShowOptions;
  readonly #scale: number;
  #ms = 0;

  constructor(options: CourseShowOptions) {
    this.#options = options;
    const { water, pet, rings, action, sound, onChange } = options;
    this.course = new RingCourse({
      water,
      start: { x: pet.x, y: pet.y },
      rings,
      petRadius: pet.radius * PET_SCALE,
      onRing: (index, cheered) => {
        this.#pop(index, cheered);
        if (cheered) action('cheer');
        sound(cheered ? 'correct' : 'coin');
        onChange();
      },
    });
    this.#scale = (pet.radius * 2 * PET_SCALE * HOOP_OF_PET) / HOOP;
    this.ringSize = { width: Math.max(64, 100 * this.#scale), height: HOOP * this.#scale };
    for (const index of this.course.rings.keys()) this.#addHoop(index);
  }

  get x(): number {
    return this.course.x;
  }

  get y(): number {
    return this.course.y;
  }

  get lean(): number {
    return this.course.lean;
  }

  get lookX(): number {
    return this.course.rings[this.course.passed]?.x ?? this.course.x;
  }

  get lookY(): number {
    return this.course.rings[this.course.passed]?.y ?? this.course.y;
  }

  get ended(): boolean {
    return this.course.ended;
  }

  /** @param index which ring; without it the next one that nobody cheered at */
  cheer(index?: number): void {
    const { passed } = this.course;
    const done = index === undefined ? this.course.cheerNext() : this.course.cheer(index);
    if (!done) return;
    const which = index ?? [...this.course.rings.keys()].filter((at) => this.course.ring(at)?.cheered).at(-1) ?? passed;
    this.#pop(which, true);
    this.#options.sound('pop');
    this.#options.onChange();
  }

  end(): void {
    this.course.end();
  }

  update(deltaMs: number): void {
    this.#ms += deltaMs;
    this.course.step(deltaMs);
    for (const [index, hoop] of this.#hoops.entries()) this.#showHoop(index, hoop, deltaMs);
  }

  destroy(): void {
    this.end();
    this.behind.destroy({ children: true });
    this.before.destroy({ children: true });
  }

  #addHoop(index: number): void {
    const { texture, pointers } = this.#options;
    const ring = this.course.rings[index];
    if (!ring) return;
    const glow = new Sprite({ texture: texture('fx/glow'), anchor: 0.5, alpha: 0 });
    const back = new Sprite(texture('fx/hoop-back'));
    const front = new Sprite(texture('fx/hoop-front'));
    for (const sprite of [glow, back, front]) {
      sprite.position.set(ring.x, ring.y);
      sprite.rotation = ring.turn;
    }
    front.eventMode = 'static';
    front.cursor = 'pointer';
    const { width, height } = this.ringSize;
    front.hitArea = new Rectangle(
      -width / 2 / this.#scale,
      -height / 2 / this.#scale,
      width / this.#scale,
      height / this.#scale,
    );
    front.on('pointerdown', (event: FederatedPointerEvent) => {
      event.stopPropagation();
      pointers.track(event, {
        onEnd: (_at, moved) => {
          if (moved <= dragThresholdPx) this.cheer(index);
        },
      });
    });
    this.behind.addChild(glow, back);
    this.before.addChild(front);
    this.#hoops.push({ back, front, glow, since: POP_MS, strong: false });
  }

  #pop(index: number, strong: boolean): void {
    const hoop = this.#hoops[index];
    if (!hoop) return;
    hoop.since = 0;
    hoop.strong = strong;
  }

  #showHoop(index: number, hoop: Hoop, deltaMs: number): void {
    hoop.since = Math.min(POP_MS, hoop.since + deltaMs);
    const pop = 1 - hoop.since / POP_MS;
    const passed = index < this.course.passed;
    const come = Math.max(0, Math.min(1, this.#ms / 260 - index * 0.35));
    const rest = passed ? 0.45 : 1;
    const size = this.#scale * (0.6 + 0.4 * come) * (1 + pop * (hoop.strong ? 0.18 : 0.08));
    hoop.back.scale.set(size);
    hoop.front.scale.set(size);
    hoop.back.alpha = come * Math.max(rest, pop);
    hoop.front.alpha = come * Math.max(rest, pop);
    hoop.glow.scale.set(size * 2.2);
    hoop.glow.alpha = pop * (hoop.strong ? 0.9 : 0.5);
  }
}
