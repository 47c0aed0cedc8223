import Matter from 'matter-js';
import type { Rect, StagePoint } from '../../engine/Rect.ts';

/** How bubbles move; lengths in stage units, times in steps of 1/60 s. */
const TUNING = {
  stepMs: 1000 / 60,
  /** After a pause no more than this many steps are made up for. */
  mostSteps: 4,
  airFriction: 0.022,
  bounce: 0.82,
  /** Acceleration by the current where it is strongest, units per step². */
  current: 0.016,
  /** Length of an eddy of the current. */
  eddy: 260,
  /** Fastest a bubble ever is. */
  fastest: 9,
  /** Reach of a finger in the water, in radii, and its push. */
  reach: 3.2,
  push: 3.4,
  wall: 400,
  /** Share of the way to the finger that a drawn bubble makes in a step, and its fastest then. */
  follow: 0.3,
  fastestDrawn: 26,
} as const;

interface Floating {
  body: Matter.Body;
  /** A bubble that holds still while the keyboard is on it. */
  still: boolean;
  /** Where a finger draws it. */
  drawn: StagePoint | null;
}

/**
 * Bubbles that drift in a current, bump into each other and into the glass. Only how things move is decided here. No
 * chance: the same steps give the same picture.
 */
export class BubblePhysics {
  readonly #engine = Matter.Engine.create({ gravity: { x: 0, y: 0 } });
  readonly #floating = new Map<string, Floating>();
  readonly #tank: Rect;
  readonly #radius: number;
  readonly #force = { x: 0, y: 0 };
  #owed = 0;
  #steps = 0;

  constructor(tank: Rect, radius: number) {
    this.#tank = tank;
    this.#radius = radius;
    const { wall } = TUNING;
    const { x, y, width, height } = tank;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const glass = (atX: number, atY: number, w: number, h: number) =>
      Matter.Bodies.rectangle(atX, atY, w, h, { isStatic: true, restitution: TUNING.bounce });
    Matter.Composite.add(this.#engine.world, [
      glass(x - wall / 2, middle.y, wall, height + wall * 2),
      glass(x + width + wall / 2, middle.y, wall, height + wall * 2),
      glass(middle.x, y - wall / 2, width + wall * 2, wall),
      glass(middle.x, y + height + wall / 2, width + wall * 2, wall),
    ]);
  }

  /** Puts a bubble into the water. @param velocity units per step */
  add(id: string, at: StagePoint, velocity: StagePoint = { x: 0, y: 0 }): void {
    if (this.#floating.has(id)) return;
    const body = Matter.Bodies.circle(at.x, at.y, this.#radius, {
      frictionAir: TUNING.airFriction,
      friction: 0,
      frictionStatic: 0,
      restitution: TUNING.bounce,
      // Letters stay upright.
      inertia: Number.POSITIVE_INFINITY,
    });
    Matter.Body.setVelocity(body, velocity);
    Matter.Composite.add(this.#engine.world, body);
    this.#floating.set(id, { body, still: false, drawn: null });
  }

  remove(id: string): void {
    const one = this.#floating.get(id);
    if (!one) return;
    Matter.Composite.remove(this.#engine.world, one.body);
    this.#floating.delete(id);
  }

  /** Where a bubble is; the same object while it floats. */
  placeOf(id: string): Readonly<StagePoint> | null {
    return this.#floating.get(id)?.body.position ?? null;
  }

  /** Holds a bubble where it is, or lets it drift again. */
  setStill(id: string, still: boolean): void {
    const one = this.#floating.get(id);
    if (!one || one.still === still) return;
    one.still = still;
    Matter.Body.setStatic(one.body, still);
  }

  /** A finger draws a bubble along, through the others; null lets it go with the speed that it has. */
  draw(id: string, to: StagePoint | null): void {
    const one = this.#floating.get(id);
    if (one) one.drawn = to;
  }

  /** A finger stirs the water: bubbles near it are pushed away, and along its way. */
  stir(at: StagePoint, moved: StagePoint = { x: 0, y: 0 }): void {
    const reach = this.#radius * TUNING.reach;
    for (const { body, still } of this.#floating.values()) {
      if (still) continue;
      const dx = body.position.x - at.x;
      const dy = body.position.y - at.y;
      const distance = Math.hypot(dx, dy);
      if (distance > reach || distance === 0) continue;
      const near = (1 - distance / reach) * TUNING.push;
      Matter.Body.setVelocity(body, {
        x: body.velocity.x + (dx / distance) * near + clamp(moved.x, 30) * near * 0.06,
        y: body.velocity.y + (dy / distance) * near + clamp(moved.y, 30) * near * 0.06,
      });
    }
  }

  /** Moves time on in equal steps, so that the picture does not depend on the frame rate. */
  step(deltaMs: number): void {
    this.#owed = Math.min(this.#owed + deltaMs, TUNING.stepMs * TUNING.mostSteps);
    while (this.#owed >= TUNING.stepMs) {
      this.#owed -= TUNING.stepMs;
      this.#stepOnce();
    }
  }

  destroy(): void {
    Matter.Composite.clear(this.#engine.world, false);
    Matter.Engine.clear(this.#engine);
    this.#floating.clear();
  }

  #stepOnce(): void {
    this.#steps += 1;
    const time = this.#steps / 60;
    // The current comes and goes, so that bubbles settle now and then.
    const strength = TUNING.current * (0.35 + 0.65 * Math.sin(time * 0.37) ** 2);
    for (const one of this.#floating.values()) {
      if (one.still) continue;
      if (one.drawn) this.#follow(one.body, one.drawn);
      else this.#drift(one.body, time, strength);
    }
    Matter.Engine.update(this.#engine, TUNING.stepMs);
    this.#keepInside();
  }

  #follow(body: Matter.Body, to: StagePoint): void {
    const { position } = body;
    const { follow, fastestDrawn } = TUNING;
    this.#force.x = clamp((to.x - position.x) * follow, fastestDrawn);
    this.#force.y = clamp((to.y - position.y) * follow, fastestDrawn);
    Matter.Body.setVelocity(body, this.#force);
  }

  #drift(body: Matter.Body, time: number, strength: number): void {
    const { position, velocity, mass } = body;
    const force = this.#force;
    // matter-js divides a force by the mass and multiplies it by the square of the step.
    const unit = (mass * strength) / TUNING.stepMs ** 2;
    force.x = Math.sin(position.y / TUNING.eddy + time * 0.31) * unit;
    force.y = Math.cos(position.x / TUNING.eddy - time * 0.23) * unit * 0.8;
    Matter.Body.applyForce(body, position, force);
    const speed = Math.hypot(velocity.x, velocity.y);
    if (speed <= TUNING.fastest) return;
    force.x = (velocity.x / speed) * TUNING.fastest;
    force.y = (velocity.y / speed) * TUNING.fastest;
    Matter.Body.setVelocity(body, force);
  }

  /** The glass holds whatever happens: a bubble outside could never be caught. */
  #keepInside(): void {
    const { x, y, width, height } = this.#tank;
    const r = this.#radius;
    for (const { body } of this.#floating.values()) {
      const { position } = body;
      const inX = Math.max(x + r, Math.min(x + width - r, position.x));
      const inY = Math.max(y + r, Math.min(y + height - r, position.y));
      if (inX !== position.x || inY !== position.y) {
        this.#force.x = inX;
        this.#force.y = inY;
        Matter.Body.setPosition(body, this.#force);
      }
    }
  }
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
