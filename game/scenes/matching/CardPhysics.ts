import Matter from 'matter-js';
import type { StagePoint } from '../../engine/Rect.ts';

/** How cards move; lengths in stage units, shares per step of 1/60 s. */
const TUNING = {
  stepMs: 1000 / 60,
  /** After a pause no more than this many steps are made up for. */
  mostSteps: 4,
  homeStiffness: 0.03,
  homeDamping: 0.16,
  airFriction: 0.1,
  /** Turning back upright. */
  upright: 0.045,
  /** Largest lean, radians: text stays readable. */
  lean: 0.09,
  /** Acceleration of cards that a dragged one passes over, per unit of its speed. */
  wake: 0.00035,
  /** Nearer than this to its home a card takes part in collisions again. */
  arrived: 14,
} as const;

const WAITING = 0x0002;
const FREE = 0x0004;

interface CardBody {
  body: Matter.Body;
  spring: Matter.Constraint;
  docked: boolean;
  held: boolean;
}

/**
 * Cards that float: each is tied to its home by a soft spring, waiting ones push each other, and one that is dragged
 * past makes them sway. Only how things move is decided here, never what belongs together.
 */
export class CardPhysics {
  readonly #engine = Matter.Engine.create({ gravity: { x: 0, y: 0 }, enableSleeping: true });
  readonly #cards = new Map<string, CardBody>();
  #owed = 0;

  /** Adds a card at its home, at rest. */
  add(id: string, home: StagePoint, size: { width: number; height: number }, docked: boolean): void {
    const body = Matter.Bodies.rectangle(home.x, home.y, size.width * 0.98, size.height, {
      chamfer: { radius: Math.min(18, size.height / 3) },
      frictionAir: TUNING.airFriction,
      friction: 0,
      restitution: 0.35,
      density: 0.001,
      collisionFilter: docked ? { category: FREE, mask: 0 } : { category: WAITING, mask: WAITING },
    });
    const spring = Matter.Constraint.create({
      pointA: { ...home },
      bodyB: body,
      length: 0,
      stiffness: TUNING.homeStiffness,
      damping: TUNING.homeDamping,
    });
    Matter.Composite.add(this.#engine.world, [body, spring]);
    this.#cards.set(id, { body, spring, docked, held: false });
  }

  /** Sends a card to a new home; it passes others on its way. */
  setHome(id: string, home: StagePoint, docked: boolean): void {
    const card = this.#cards.get(id);
    if (!card) return;
    const { pointA } = card.spring;
    card.docked = docked;
    if (pointA.x === home.x && pointA.y === home.y) return;
    card.spring.pointA = { ...home };
    pass(card.body);
    Matter.Sleeping.set(card.body, false);
  }

  /** The card follows a finger from now on. */
  hold(id: string): void {
    const card = this.#cards.get(id);
    if (!card) return;
    card.held = true;
    pass(card.body);
    Matter.Sleeping.set(card.body, false);
  }

  /** Puts a held card's middle somewhere; cards below sway in its wake. */
  dragTo(id: string, at: StagePoint): void {
    const card = this.#cards.get(id);
    if (!card?.held) return;
    const speed = { x: at.x - card.body.position.x, y: at.y - card.body.position.y };
    Matter.Body.setPosition(card.body, at);
    Matter.Body.setVelocity(card.body, { x: 0, y: 0 });
    const { bounds } = card.body;
    for (const other of this.#cards.values()) {
      if (other === card || other.held || other.docked || !Matter.Bounds.overlaps(bounds, other.body.bounds)) continue;
      Matter.Sleeping.set(other.body, false);
      const force = {
        x: limit(speed.x) * TUNING.wake * other.body.mass,
        y: limit(speed.y) * TUNING.wake * other.body.mass,
      };
      Matter.Body.applyForce(other.body, { x: at.x, y: other.body.position.y }, force);
    }
  }

  /** Lets a held card go: it swims home. */
  letGo(id: string): void {
    const card = this.#cards.get(id);
    if (card) card.held = false;
  }

  /** A little push. */
  nudge(id: string, x: number, y: number): void {
    const card = this.#cards.get(id);
    if (!card) return;
    Matter.Sleeping.set(card.body, false);
    Matter.Body.setVelocity(card.body, { x, y });
  }

  /** Where a card is now, and how far it leans (radians). */
  placeOf(id: string): { x: number; y: number; lean: number } | null {
    const body = this.#cards.get(id)?.body;
    return body ? { x: body.position.x, y: body.position.y, lean: body.angle } : null;
  }

  /** Moves time on in equal steps, so that the picture does not depend on the frame rate. */
  step(deltaMs: number): void {
    this.#owed = Math.min(this.#owed + deltaMs, TUNING.stepMs * TUNING.mostSteps);
    while (this.#owed >= TUNING.stepMs) {
      this.#owed -= TUNING.stepMs;
      this.#stepOnce();
    }
  }

  /** Puts every card at its home at once, for players who want no motion. */
  settle(): void {
    for (const { body, spring, held } of this.#cards.values()) {
      if (held) continue;
      Matter.Body.setPosition(body, spring.pointA);
      Matter.Body.setVelocity(body, { x: 0, y: 0 });
      Matter.Body.setAngle(body, 0);
      Matter.Body.setAngularVelocity(body, 0);
    }
  }

  destroy(): void {
    Matter.Composite.clear(this.#engine.world, false);
    Matter.Engine.clear(this.#engine);
    this.#cards.clear();
  }

  #stepOnce(): void {
    for (const card of this.#cards.values()) {
      const { body, spring } = card;
      spring.stiffness = card.held ? 0.000001 : TUNING.homeStiffness;
      if (body.isSleeping) continue;
      const lean = Math.max(-TUNING.lean, Math.min(TUNING.lean, body.angle));
      if (lean !== body.angle) Matter.Body.setAngle(body, lean);
      Matter.Body.setAngularVelocity(
        body,
        card.held ? -lean * 0.3 : body.angularVelocity * 0.9 - lean * TUNING.upright,
      );
      const distance = Math.hypot(body.position.x - spring.pointA.x, body.position.y - spring.pointA.y);
      if (!card.held && !card.docked && distance < TUNING.arrived) {
        body.collisionFilter.category = WAITING;
        body.collisionFilter.mask = WAITING;
      }
    }
    Matter.Engine.update(this.#engine, TUNING.stepMs);
  }
}

function pass(body: Matter.Body): void {
  body.collisionFilter.category = FREE;
  body.collisionFilter.mask = 0;
}

/** Speeds beyond 40 units a move shake no harder. */
function limit(speed: number): number {
  return Math.max(-40, Math.min(40, speed));
}
