import type { BodySpeed } from './PetLimbs.ts';

/** A jump faster than this (units per second) is a new place, not a movement the limbs could follow. */
const FASTEST = 2400;
/** A somersault ends by taking a whole turn back; no real turn is faster (radians per second). */
const FASTEST_TURN = 40;
const SMOOTHING = 16;

/** Speed of the body from its place in each frame, smoothed over about a sixteenth of a second. */
export class BodySpeedMeter {
  readonly speed: BodySpeed = { x: 0, y: 0, turn: 0 };
  #x: number | undefined;
  #y = 0;
  #turn = 0;

  update(x: number, y: number, turn: number, dt: number): void {
    const smooth = Math.min(1, dt * SMOOTHING);
    if (this.#x !== undefined) {
      const speedX = (x - this.#x) / dt;
      const speedY = (y - this.#y) / dt;
      const turned = (turn - this.#turn) / dt;
      const jumped = Math.abs(speedX) > FASTEST || Math.abs(speedY) > FASTEST;
      this.speed.x += ((jumped ? 0 : speedX) - this.speed.x) * smooth;
      this.speed.y += ((jumped ? 0 : speedY) - this.speed.y) * smooth;
      if (Math.abs(turned) < FASTEST_TURN) this.speed.turn += (turned - this.speed.turn) * smooth;
    }
    this.#x = x;
    this.#y = y;
    this.#turn = turn;
  }
}
