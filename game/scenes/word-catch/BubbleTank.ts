import { Container, type FederatedPointerEvent, Graphics, type Texture } from 'pixi.js';
import { palette } from '../../config/palette.ts';
import type { Rect, StagePoint } from '../../engine/Rect.ts';
import { BubblePhysics } from './BubblePhysics.ts';
import { BubbleView } from './BubbleView.ts';
import type { BubbleSpread } from './spreadBubbles.ts';

export interface TankSlot extends StagePoint {
  radius: number;
}

export interface BubbleTankOptions {
  tank: Rect;
  bubbles: readonly { id: string; syllable: string }[];
  spread: BubbleSpread;
  slots: readonly TankSlot[];
  /** Nothing drifts: every bubble stays at its place. */
  calm: boolean;
  texture: Texture;
  sharpness: number;
  onPointerDown: (bubbleId: string, event: FederatedPointerEvent) => void;
}

const FLIGHT_MS = 300;
const GIGGLE_MS = 560;

type Mode = 'floating' | 'flying' | 'waiting' | 'giggling' | 'returning' | 'gone';

interface Swimmer {
  id: string;
  view: BubbleView;
  home: StagePoint;
  mode: Mode;
  /** Milliseconds in this mode. */
  age: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  slot: number;
}

/** The bubbles of a word in their water: they drift, fly to a slot, giggle, float back. Decides nothing. */
export class BubbleTank extends Container {
  readonly #options: BubbleTankOptions;
  readonly #physics: BubblePhysics;
  readonly #swimmers = new Map<string, Swimmer>();
  readonly #ring = new Graphics();
  #focused: string | null = null;

  constructor(options: BubbleTankOptions) {
    super({ eventMode: 'passive' });
    const { bubbles, spread, tank } = options;
    this.#options = options;
    this.#physics = new BubblePhysics(tank, spread.radius);
    for (const [index, { id, syllable }] of bubbles.entries()) {
      const home = spread.places[index] ?? { x: tank.x + tank.width / 2, y: tank.y + tank.height / 2 };
      const onPointerDown = (event: FederatedPointerEvent) => options.onPointerDown(id, event);
      const view = new BubbleView(
        { syllable, radius: spread.radius, texture: options.texture, sharpness: options.sharpness, onPointerDown },
        index,
      );
      view.position.copyFrom(home);
      this.addChild(view);
      this.#swimmers.set(id, {
        id,
        view,
        home,
        mode: 'floating',
        age: 0,
        fromX: 0,
        fromY: 0,
        toX: 0,
        toY: 0,
        slot: -1,
      });
      this.#physics.add(id, home);
    }
    this.#ring
      .circle(0, 0, spread.radius + 7)
      .stroke({ color: palette.tealDeep, width: 5 })
      .circle(0, 0, spread.radius + 2.5)
      .stroke({ color: palette.white, width: 4 });
    this.#ring.visible = false;
    this.addChild(this.#ring);
  }

  /**
   * Shows which bubbles lie in the slots: new ones fly there, freed ones giggle and float back, those that are known to
   * be right have burst into their letter.
   */
  show(caught: readonly string[], sure: number): void {
    for (const swimmer of this.#swimmers.values()) {
      const slot = caught.indexOf(swimmer.id);
      if (slot >= 0 && slot < sure) this.#burst(swimmer, slot);
      else if (slot >= 0) this.#fly(swimmer, slot);
      else if (swimmer.slot >= 0) this.#free(swimmer);
    }
    // Who wants no motion sees everything at its place at once.
    if (this.#options.calm) this.update(GIGGLE_MS + FLIGHT_MS, 0);
  }

  /** The bubble that the keyboard is on holds still and wears a ring; null for none. */
  focus(id: string | null): void {
    if (this.#focused !== null) this.#physics.setStill(this.#focused, false);
    this.#focused = id;
    if (id !== null) this.#physics.setStill(id, true);
    this.#ring.visible = id !== null;
    this.#placeRing();
  }

  /** A finger draws a bubble along; null lets it go. */
  draw(id: string, to: StagePoint | null): void {
    this.#physics.draw(id, to);
  }

  stir(at: StagePoint, moved?: StagePoint): void {
    if (!this.#options.calm) this.#physics.stir(at, moved);
  }

  /** Where each bubble is that can be caught now, also one that is still on its way back. */
  places(): Map<string, StagePoint> {
    const places = new Map<string, StagePoint>();
    for (const { id, view, mode } of this.#swimmers.values()) {
      if (mode === 'flying' || mode === 'waiting' || mode === 'gone') continue;
      places.set(id, { x: Math.round(view.x), y: Math.round(view.y) });
    }
    return places;
  }

  update(deltaMs: number, timeMs: number): void {
    const { calm } = this.#options;
    if (!calm) this.#physics.step(deltaMs);
    for (const swimmer of this.#swimmers.values()) {
      swimmer.age += deltaMs;
      this.#move(swimmer, timeMs, calm);
    }
    this.#placeRing();
  }

  override destroy(): void {
    this.#physics.destroy();
    super.destroy({ children: true });
  }

  #move(swimmer: Swimmer, timeMs: number, calm: boolean): void {
    const { view, home, age } = swimmer;
    switch (swimmer.mode) {
      case 'floating': {
        const place = calm ? home : this.#physics.placeOf(swimmer.id);
        if (place) view.position.set(place.x, place.y);
        if (!calm) view.breathe(timeMs);
        return;
      }
      case 'flying':
        this.#along(swimmer, Math.min(1, age / FLIGHT_MS));
        if (age >= FLIGHT_MS) enter(swimmer, 'waiting');
        return;
      case 'waiting':
        if (!calm) view.breathe(timeMs * 2.4);
        return;
      case 'giggling':
        view.giggle(Math.min(1, age / GIGGLE_MS));
        if (age >= GIGGLE_MS) this.#return(swimmer);
        return;
      case 'returning':
        this.#along(swimmer, Math.min(1, age / FLIGHT_MS));
        if (age >= FLIGHT_MS) this.#floatAgain(swimmer);
        return;
      case 'gone':
    }
  }

  /** Between its two points, in a soft arc, growing or shrinking to what fits there. */
  #along({ view, mode, fromX, fromY, toX, toY, slot }: Swimmer, share: number): void {
    const eased = 1 - (1 - share) ** 3;
    view.position.set(fromX + (toX - fromX) * eased, fromY + (toY - fromY) * eased - Math.sin(Math.PI * share) * 26);
    const small = (this.#options.slots[slot]?.radius ?? this.#options.spread.radius) / this.#options.spread.radius;
    view.scale.set(mode === 'flying' ? 1 + (small - 1) * eased : view.scale.x + (1 - view.scale.x) * eased);
  }

  #fly(swimmer: Swimmer, slot: number): void {
    const thereAlready = swimmer.mode === 'flying' || swimmer.mode === 'waiting';
    if (swimmer.slot === slot && thereAlready) return;
    const to = this.#options.slots[slot];
    if (!to) return;
    this.#physics.remove(swimmer.id);
    swimmer.view.rest();
    Object.assign(swimmer, { slot, fromX: swimmer.view.x, fromY: swimmer.view.y, toX: to.x, toY: to.y });
    swimmer.view.eventMode = 'none';
    enter(swimmer, 'flying');
  }

  #burst(swimmer: Swimmer, slot: number): void {
    this.#physics.remove(swimmer.id);
    swimmer.slot = slot;
    swimmer.view.visible = false;
    enter(swimmer, 'gone');
  }

  #free(swimmer: Swimmer): void {
    if (swimmer.mode === 'giggling' || swimmer.mode === 'returning' || swimmer.mode === 'floating') return;
    enter(swimmer, 'giggling');
  }

  #return(swimmer: Swimmer): void {
    const { tank, spread } = this.#options;
    const { view } = swimmer;
    view.rest();
    const inset = spread.radius + 4;
    const toX = Math.max(tank.x + inset, Math.min(tank.x + tank.width - inset, view.x));
    Object.assign(swimmer, { fromX: view.x, fromY: view.y, toX, toY: tank.y + inset });
    enter(swimmer, 'returning');
    // A long frame may end the way back as well.
    if (this.#options.calm) this.#floatAgain(swimmer);
  }

  #floatAgain(swimmer: Swimmer): void {
    swimmer.slot = -1;
    swimmer.view.scale.set(1);
    swimmer.view.eventMode = 'static';
    this.#physics.add(swimmer.id, { x: swimmer.toX, y: swimmer.toY }, { x: 0, y: 3.4 });
    if (this.#options.calm) swimmer.view.position.copyFrom(swimmer.home);
    enter(swimmer, 'floating');
  }

  #placeRing(): void {
    const swimmer = this.#focused === null ? undefined : this.#swimmers.get(this.#focused);
    if (swimmer) this.#ring.position.copyFrom(swimmer.view.position);
  }
}

function enter(swimmer: Swimmer, mode: Mode): void {
  swimmer.mode = mode;
  swimmer.age = 0;
}
