import Matter from 'matter-js';
import type { StagePoint } from '#game/engine/Rect.ts';
import type { WaterBox } from '../WaterBox.ts';

/** How a ball moves in water; lengths in stage units, speeds in units per step of 1/60 s. */
export const BALL_TUNING = {
  stepMs: 1000 / 60,
  /** After a pause no more than this many steps are made up for. */
  mostSteps: 4,
  /** Less than the ball's radius in each step, so that it can pass through nothing. */
  fastest: 24,
  /** Share of its speed that water takes with each step. */
  drag: 0.016,
  bounce: 0.82,
  /** Pull to the height at which it floats, per unit of distance, and the most of it. */
  lift: 0.0022,
  mostLift: 0.16,
  /** Part of the water's height, from above, at which it floats. */
  floatsAt: 0.52,
  /** Slower and nearer to that height than this it comes to rest. */
  restSpeed: 0.12,
  restNear: 3,
  wall: 400,
} as const;

export type BallHit = 'pet' | 'glass' | 'sand';

export interface BallPhysicsOptions {
  water: WaterBox;
  /** Radius of the ball. */
  radius: number;
  at: StagePoint;
  /** @param speed of the ball, units per second */
  onHit?: (what: BallHit, speed: number) => void;
}

/**
 * A ball in the tank: it floats, and bounces off the glass, the sand and the pet. Held by a finger it goes where the
 * finger goes; let go, it keeps the finger's speed.
 */
export class BallPhysics {
  readonly radius: number;
  readonly #engine = Matter.Engine.create({ gravity: { x: 0, y: 0 }, enableSleeping: true });
  readonly #ball: Matter.Body;
  readonly #pet: Matter.Body;
  readonly #water: WaterBox;
  readonly #floatY: number;
  #petRadius = 1;
  #held = false;
  #owed = 0;

  constructor({ water, radius, at, onHit }: BallPhysicsOptions) {
    this.#water = water;
    this.radius = radius;
    this.#floatY = water.top + (water.bottom - water.top) * BALL_TUNING.floatsAt;
    this.#ball = Matter.Bodies.circle(at.x, at.y, radius, {
      label: 'ball',
      restitution: BALL_TUNING.bounce,
      friction: 0.02,
      frictionAir: BALL_TUNING.drag,
      density: 0.001,
      sleepThreshold: 30,
    });
    this.#pet = Matter.Bodies.circle(0, 0, 1, { label: 'pet', isStatic: true, restitution: 1 });
    Matter.Composite.add(this.#engine.world, [this.#ball, this.#pet, ...walls(water)]);
    this.#setPetPlace({ x: -9_999, y: -9_999 });
    if (onHit) {
      Matter.Events.on(this.#engine, 'collisionStart', ({ pairs }) => {
        for (const { bodyA, bodyB } of pairs) {
          const other = bodyA === this.#ball ? bodyB : bodyA;
          onHit(other.label as BallHit, this.#ball.speed * 60);
        }
      });
    }
  }

  get x(): number {
    return this.#ball.position.x;
  }

  get y(): number {
    return this.#ball.position.y;
  }

  get angle(): number {
    return this.#ball.angle;
  }

  get held(): boolean {
    return this.#held;
  }

  /** True when it floats still and nothing is calculated. */
  get resting(): boolean {
    return this.#ball.isSleeping;
  }

  /** Moves the pet, a round thing that nothing pushes; it takes the ball along when it swims into it. */
  setPet(at: StagePoint, radius: number): void {
    if (radius !== this.#petRadius) {
      Matter.Body.scale(this.#pet, radius / this.#petRadius, radius / this.#petRadius);
      this.#petRadius = radius;
    }
    this.#setPetPlace(at);
    const near = Math.hypot(at.x - this.x, at.y - this.y) < radius + this.radius + 2;
    if (near) this.#wake();
  }

  /** Gives it a speed, units per second. */
  throwIt(x: number, y: number): void {
    this.#held = false;
    this.#wake();
    Matter.Body.setVelocity(this.#ball, slowed(x / 60, y / 60));
    Matter.Body.setAngularVelocity(this.#ball, x / 6_000);
  }

  hold(): void {
    this.#held = true;
    this.#wake();
  }

  /** Where the finger has it; never through the glass. */
  dragTo(at: StagePoint): void {
    if (!this.#held) return;
    Matter.Body.setPosition(this.#ball, this.#inside(at));
    Matter.Body.setVelocity(this.#ball, { x: 0, y: 0 });
  }

  /** Moves time on in equal steps, so that the path does not depend on the frame rate. */
  step(deltaMs: number): void {
    this.#owed = Math.min(this.#owed + deltaMs, BALL_TUNING.stepMs * BALL_TUNING.mostSteps);
    while (this.#owed >= BALL_TUNING.stepMs) {
      this.#owed -= BALL_TUNING.stepMs;
      this.#stepOnce();
    }
  }

  destroy(): void {
    Matter.Events.off(this.#engine, 'collisionStart');
    Matter.Composite.clear(this.#engine.world, false);
    Matter.Engine.clear(this.#engine);
  }

  #stepOnce(): void {
    const ball = this.#ball;
    if (!this.#held && !ball.isSleeping) {
      const off = this.#floatY - ball.position.y;
      const still = ball.speed < BALL_TUNING.restSpeed && Math.abs(off) < BALL_TUNING.restNear;
      const pull = still ? 0 : clamp(off * BALL_TUNING.lift, BALL_TUNING.mostLift);
      Matter.Body.setVelocity(
        ball,
        slowed(ball.velocity.x * (still ? 0.8 : 1), (ball.velocity.y + pull) * (still ? 0.8 : 1)),
      );
    }
    if (this.#held) Matter.Body.setVelocity(ball, { x: 0, y: 0 });
    Matter.Engine.update(this.#engine, BALL_TUNING.stepMs);
    // Between a wall and the pet the solver may leave it a little inside one of them.
    const inside = this.#inside(ball.position);
    if (inside.x !== ball.position.x || inside.y !== ball.position.y) Matter.Body.setPosition(ball, inside);
  }

  #inside(at: StagePoint): StagePoint {
    const { left, top, right, bottom } = this.#water;
    const r = this.radius;
    return {
      x: Math.max(left + r, Math.min(right - r, at.x)),
      y: Math.max(top + r, Math.min(bottom - r, at.y)),
    };
  }

  #setPetPlace(at: StagePoint): void {
    Matter.Body.setPosition(this.#pet, at);
  }

  #wake(): void {
    Matter.Sleeping.set(this.#ball, false);
  }
}

function walls({ left, top, right, bottom }: WaterBox): Matter.Body[] {
  const { wall, bounce } = BALL_TUNING;
  const width = right - left + wall * 2;
  const height = bottom - top + wall * 2;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const still = (label: BallHit) => ({ isStatic: true, restitution: bounce, friction: 0.02, label });
  return [
    Matter.Bodies.rectangle(middle.x, top - wall / 2, width, wall, still('glass')),
    Matter.Bodies.rectangle(middle.x, bottom + wall / 2, width, wall, still('sand')),
    Matter.Bodies.rectangle(left - wall / 2, middle.y, wall, height, still('glass')),
    Matter.Bodies.rectangle(right + wall / 2, middle.y, wall, height, still('glass')),
  ];
}

function slowed(x: number, y: number): { x: number; y: number } {
  const speed = Math.hypot(x, y);
  const share = speed > BALL_TUNING.fastest ? BALL_TUNING.fastest / speed : 1;
  return { x: x * share, y: y * share };
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
