import type { StagePoint } from '#game/engine/Rect.ts';
import { keepInside, type WaterBox } from '../WaterBox.ts';
import { type BallHit, BallPhysics } from './BallPhysics.ts';

/** Seconds, and units per second. */
export const BALL_GAME = {
  /** Heads without the child; each of its throws adds one, up to `mostHeads`. */
  heads: 4,
  mostHeads: 9,
  /** However little happens, it ends: alone after `alone`, with every throw later, never after `most`. */
  alone: 14,
  perThrow: 4,
  most: 40,
  /** The pet looks on for a moment after each head. */
  pause: 0.55,
  swim: 420,
  turn: 5,
  headUp: 640,
  headAside: 300,
  /** A throw by key. */
  throwUp: 620,
} as const;

export interface BallGameOptions {
  water: WaterBox;
  radius: number;
  /** Where the pet is, and half its size. */
  pet: StagePoint;
  petRadius: number;
  onHead?: () => void;
  onHit?: (what: BallHit, speed: number) => void;
}

/** The pet and a ball: it swims under the ball and heads it, again and again, until it has had its fun. */
export class BallGame {
  readonly physics: BallPhysics;
  /** Where the pet is. */
  x: number;
  y: number;
  heads = 0;
  throws = 0;
  readonly #options: BallGameOptions;
  #speedX = 0;
  #speedY = 0;
  #seconds = 0;
  #pause = 0.5;
  #ended = false;

  constructor(options: BallGameOptions) {
    this.#options = options;
    const { water, radius, pet, onHit } = options;
    this.x = pet.x;
    this.y = pet.y;
    const side = pet.x > (water.left + water.right) / 2 ? -1 : 1;
    const from = keepInside(water, { x: pet.x + side * options.petRadius * 1.9, y: water.top }, radius);
    this.physics = new BallPhysics({ water, radius, at: from, ...(onHit ? { onHit } : {}) });
    this.physics.throwIt(-side * 120, 160);
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** −1…1: how hard it swims to the right. */
  get lean(): number {
    return Math.max(-1, Math.min(1, this.#speedX / BALL_GAME.swim));
  }

  /** The child throws: with a finger's speed, or by key straight up and a little to where there is more room. */
  throwIt(speed?: { x: number; y: number }): void {
    if (this.#ended) return;
    const { water } = this.#options;
    this.throws += 1;
    const room = (water.left + water.right) / 2 - this.physics.x;
    const aside = Math.sign(room || 1) * (180 + (this.throws % 3) * 70);
    this.physics.throwIt(speed?.x ?? aside, speed?.y ?? -BALL_GAME.throwUp);
  }

  /** Ends the game where it is. */
  end(): void {
    this.#ended = true;
  }

  step(deltaMs: number): void {
    if (this.#ended) return;
    const dt = Math.min(deltaMs, 100) / 1000;
    this.#seconds += dt;
    this.#pause = Math.max(0, this.#pause - dt);
    this.#swim(dt);
    this.physics.setPet(this, this.#options.petRadius * 0.86);
    this.physics.step(deltaMs);
    if (this.#pause === 0 && !this.physics.held && this.#reaches()) this.#head();
    const until = Math.min(BALL_GAME.most, BALL_GAME.alone + this.throws * BALL_GAME.perThrow);
    const enough = Math.min(BALL_GAME.mostHeads, BALL_GAME.heads + this.throws);
    if (this.#seconds >= until || (this.heads >= enough && this.#pause === 0)) this.end();
  }

  destroy(): void {
    this.end();
    this.physics.destroy();
  }

  #swim(dt: number): void {
    const { water, petRadius } = this.#options;
    const { physics } = this;
    // Under the ball, a little on the far side of the tank's middle: so its head sends it back inwards.
    const under = { x: physics.x, y: physics.y + petRadius * 1.05 };
    const target = keepInside(water, this.#pause > 0 ? { x: this.x, y: under.y } : under, petRadius * 0.8);
    const offX = target.x - this.x;
    const offY = target.y - this.y;
    const distance = Math.hypot(offX, offY);
    const wanted = Math.min(BALL_GAME.swim, distance * 3.2);
    const share = distance > 0.5 ? wanted / distance : 0;
    const ease = 1 - Math.exp(-dt * BALL_GAME.turn);
    this.#speedX += (offX * share - this.#speedX) * ease;
    this.#speedY += (offY * share - this.#speedY) * ease;
    const place = keepInside(water, { x: this.x + this.#speedX * dt, y: this.y + this.#speedY * dt }, petRadius * 0.8);
    this.x = place.x;
    this.y = place.y;
  }

  #reaches(): boolean {
    const { petRadius, radius } = this.#options;
    return Math.hypot(this.physics.x - this.x, this.physics.y - this.y) < petRadius + radius + 14;
  }

  #head(): void {
    const { water, onHead } = this.#options;
    this.heads += 1;
    this.#pause = BALL_GAME.pause;
    const width = water.right - water.left;
    const place = (this.physics.x - water.left) / width - 0.5;
    const away = this.physics.x - this.x;
    this.physics.throwIt(-place * 2 * BALL_GAME.headAside + Math.sign(away) * 90, -BALL_GAME.headUp);
    onHead?.();
  }
}
