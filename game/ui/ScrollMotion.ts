/** Share of speed that is left after one millisecond of gliding. */
const GLIDE = 0.9965;
/** Stage units per millisecond below which gliding ends. */
const SLOWEST = 0.02;
/** How much of a pull beyond an edge is followed. */
const RUBBER = 0.35;
/** Share of the way back to an edge that is left after one millisecond. */
const SPRING = 0.988;

/** Where a list is scrolled to, in stage units, along one axis. Knows no pixels and no time of its own. */
export class ScrollMotion {
  #viewport = 0;
  #content = 0;
  #offset = 0;
  #velocity = 0;
  #held = false;
  #target: number | null = null;

  /** 0 at the beginning; beyond `max` or below 0 only while pulled over an edge. */
  get offset(): number {
    return this.#offset;
  }

  get max(): number {
    return Math.max(0, this.#content - this.#viewport);
  }

  /** Content that became shorter pulls the list back at once. */
  setSize(viewport: number, content: number): void {
    this.#viewport = viewport;
    this.#content = content;
    this.#offset = clamp(this.#offset, this.max);
  }

  grab(): void {
    this.#held = true;
    this.#velocity = 0;
    this.#target = null;
  }

  /** @param delta positive scrolls on @param deltaMs since the move before */
  dragBy(delta: number, deltaMs: number): void {
    const beyond = this.#offset < 0 || this.#offset > this.max;
    this.#offset += beyond ? delta * RUBBER : delta;
    const speed = delta / Math.max(1, deltaMs);
    this.#velocity = this.#velocity * 0.4 + speed * 0.6;
  }

  letGo(): void {
    this.#held = false;
  }

  /** A wheel turn: at once, never over an edge. */
  wheelBy(delta: number): void {
    this.#target = null;
    this.#velocity = 0;
    this.#offset = clamp(this.#offset + delta, this.max);
  }

  /** Glides to where a stretch of the content is seen; nothing when it is seen already. */
  reveal(from: number, to: number, margin = 12): void {
    const now = this.#target ?? this.#offset;
    if (from - margin < now) this.#target = clamp(from - margin, this.max);
    else if (to + margin > now + this.#viewport) this.#target = clamp(to + margin - this.#viewport, this.max);
    this.#velocity = 0;
  }

  /** Jumps to what `reveal` asked for. */
  settle(): void {
    if (this.#target !== null) this.#offset = this.#target;
    this.#offset = clamp(this.#offset, this.max);
    this.#target = null;
    this.#velocity = 0;
  }

  /** One frame. Returns false when nothing moves any more. */
  step(deltaMs: number): boolean {
    if (this.#held) return true;
    if (this.#target !== null) return this.#approach(this.#target, deltaMs);
    const edge = clamp(this.#offset, this.max);
    if (edge !== this.#offset) {
      this.#velocity = 0;
      return this.#approach(edge, deltaMs);
    }
    if (Math.abs(this.#velocity) < SLOWEST) {
      this.#velocity = 0;
      return false;
    }
    this.#offset = clamp(this.#offset + this.#velocity * deltaMs, this.max);
    this.#velocity = this.#offset === 0 || this.#offset === this.max ? 0 : this.#velocity * GLIDE ** deltaMs;
    return true;
  }

  #approach(target: number, deltaMs: number): boolean {
    this.#offset = target + (this.#offset - target) * SPRING ** deltaMs;
    if (Math.abs(this.#offset - target) >= 0.5) return true;
    this.#offset = target;
    this.#target = null;
    return false;
  }
}

function clamp(offset: number, max: number): number {
  return Math.min(max, Math.max(0, offset));
}
