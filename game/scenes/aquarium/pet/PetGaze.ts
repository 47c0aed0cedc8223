/** Seconds a pointer keeps the pet's attention after its last movement. */
const ATTENTION = 4;
/** Distance in stage units at which the eyes are turned as far as they go. */
const FULL_TURN = 220;

/** Where the eyes go: the pointer for a while, else small glances around the mood's resting gaze. */
export class PetGaze {
  /** −1…1 each way. */
  x = 0;
  y = 0;
  readonly #random: () => number;
  #restX = 0;
  #restY = 0;
  #attention = 0;
  #untilGlance = 1;
  #glanceX = 0;
  #glanceY = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  setRest(x: number, y: number): void {
    this.#restX = x;
    this.#restY = y;
  }

  /** Looks at a point `dx`, `dy` stage units away from the pet's middle. */
  lookAt(dx: number, dy: number): void {
    const length = Math.max(FULL_TURN, Math.hypot(dx, dy));
    this.x = dx / length;
    this.y = dy / length;
    this.#attention = ATTENTION;
  }

  lookAway(): void {
    this.#attention = 0;
  }

  update(dt: number): void {
    this.#attention -= dt;
    if (this.#attention > 0) return;
    this.#untilGlance -= dt;
    if (this.#untilGlance <= 0) {
      this.#untilGlance = 1.6 + this.#random() * 2.6;
      const still = this.#random() < 0.4;
      this.#glanceX = still ? 0 : (this.#random() - 0.5) * 1.2;
      this.#glanceY = still ? 0 : (this.#random() - 0.5) * 0.7;
    }
    this.x = Math.max(-1, Math.min(1, this.#restX + this.#glanceX));
    this.y = Math.max(-1, Math.min(1, this.#restY + this.#glanceY));
  }
}
