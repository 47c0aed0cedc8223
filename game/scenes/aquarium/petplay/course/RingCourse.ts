import type { StagePoint } from '#game/engine/Rect.ts';
import { keepInside, type WaterBox } from '../WaterBox.ts';

/** Seconds, and units per second. */
export const COURSE = {
  speed: 340,
  /** A cheer lends wings for a while. */
  cheered: 470,
  wings: 1.6,
  /** However long the way, it ends. */
  most: 30,
  /** Share of the distance between two points at which the path turns. */
  bend: 0.5,
} as const;

export interface Ring extends StagePoint {
  /** How the ring stands, radians: the way leads through it. */
  readonly turn: number;
  readonly cheered: boolean;
  readonly passed: boolean;
}

export interface RingCourseOptions {
  water: WaterBox;
  start: StagePoint;
  rings: number;
  /** Half the size of the pet: it keeps that from the edges. */
  petRadius: number;
  onRing?: (index: number, cheered: boolean) => void;
}

/** A way through all rings and home. The pet always finishes; a cheer makes it quicker and merrier. */
export class RingCourse {
  x: number;
  y: number;
  readonly rings: readonly Ring[];
  readonly #options: RingCourseOptions;
  readonly #points: readonly StagePoint[];
  readonly #cheered = new Set<number>();
  #at = 0;
  #share = 0;
  #wings = 0;
  #seconds = 0;
  #speedX = 0;
  #ended = false;

  constructor(options: RingCourseOptions) {
    this.#options = options;
    const { water, start, rings, petRadius } = options;
    this.x = start.x;
    this.y = start.y;
    const places = ringPlaces(water, rings, petRadius);
    this.#points = [start, ...places, start];
    this.rings = places.map((place, index) => {
      const before = this.#points[index] ?? start;
      const after = this.#points[index + 2] ?? start;
      return { ...place, turn: wayThrough(before, after), cheered: false, passed: false };
    });
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Rings that have been swum through; the pet is on its way to the next one. */
  get passed(): number {
    return Math.min(this.#at, this.rings.length);
  }

  get cheers(): number {
    return this.#cheered.size;
  }

  /** −1…1: how fast it swims to the right. */
  get lean(): number {
    return Math.max(-1, Math.min(1, this.#speedX / COURSE.cheered));
  }

  /** What is known of a ring now. */
  ring(index: number): Ring | undefined {
    const ring = this.rings[index];
    return ring && { ...ring, cheered: this.#cheered.has(index), passed: index < this.passed };
  }

  /** The child cheers at a ring, in any order. @returns false when it is through already, or was cheered before */
  cheer(index: number): boolean {
    if (this.#ended || index < this.passed || index >= this.rings.length || this.#cheered.has(index)) return false;
    this.#cheered.add(index);
    this.#wings = COURSE.wings;
    return true;
  }

  /** Cheers at the next ring that nobody has cheered at. */
  cheerNext(): boolean {
    for (let index = this.passed; index < this.rings.length; index += 1) if (this.cheer(index)) return true;
    return false;
  }

  /** Ends it where it is: whoever skips has finished too. */
  end(): void {
    this.#ended = true;
  }

  step(deltaMs: number): void {
    if (this.#ended) return;
    const dt = Math.min(deltaMs, 100) / 1000;
    this.#seconds += dt;
    this.#wings = Math.max(0, this.#wings - dt);
    let way = (this.#wings > 0 ? COURSE.cheered : COURSE.speed) * dt;
    const beforeX = this.x;
    while (way > 0 && !this.#ended) way = this.#swim(way);
    if (dt > 0) this.#speedX = (this.x - beforeX) / dt;
    if (this.#seconds >= COURSE.most) this.end();
  }

  /** Swims on within one piece of the way. @returns what is left of `way` at its end */
  #swim(way: number): number {
    const from = this.#points[this.#at];
    const to = this.#points[this.#at + 1];
    if (!from || !to) {
      this.end();
      return 0;
    }
    const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y) * 1.08);
    const left = (1 - this.#share) * length;
    if (way < left) {
      this.#share += way / length;
      this.#place();
      return 0;
    }
    this.#share = 0;
    this.#at += 1;
    this.#place();
    const index = this.#at - 1;
    if (index < this.rings.length) this.#options.onRing?.(index, this.#cheered.has(index));
    else this.end();
    return way - left;
  }

  #place(): void {
    const { water, petRadius } = this.#options;
    const at = pointBetween(this.#points, this.#at, this.#share);
    const place = keepInside(water, at, Math.min(petRadius * 0.7, 60));
    this.x = place.x;
    this.y = place.y;
  }
}

/** Rings from left to right, high and low in turns. */
function ringPlaces(water: WaterBox, count: number, petRadius: number): StagePoint[] {
  const inset = Math.min(petRadius, (water.right - water.left) / 6, (water.bottom - water.top) / 4);
  const width = water.right - water.left - inset * 2;
  const height = water.bottom - water.top - inset * 2;
  return Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0.5 : index / (count - 1);
    const high = index % 2 === 0 ? 0.68 : 0.18;
    return { x: water.left + inset + width * along, y: water.top + inset + height * high };
  });
}

/** The angle of a way, kept so small that a ring never lies down. */
function wayThrough(from: StagePoint, to: StagePoint): number {
  const dx = Math.abs(to.x - from.x);
  const angle = Math.atan2(to.y - from.y, Math.max(1, dx)) * Math.sign(to.x - from.x || 1);
  return Math.max(-0.6, Math.min(0.6, angle));
}

/** A curve through all points (Catmull–Rom): `share` of the way from point `at` to the next. */
function pointBetween(points: readonly StagePoint[], at: number, share: number): StagePoint {
  const last = points.length - 1;
  const of = (index: number) => points[Math.max(0, Math.min(last, index))] ?? { x: 0, y: 0 };
  const [a, b, c, d] = [of(at - 1), of(at), of(at + 1), of(at + 2)];
  const curve = (p0: number, p1: number, p2: number, p3: number) => {
    const in1 = (p2 - p0) * COURSE.bend;
    const in2 = (p3 - p1) * COURSE.bend;
    const t2 = share * share;
    const t3 = t2 * share;
    return (2 * t3 - 3 * t2 + 1) * p1 + (t3 - 2 * t2 + share) * in1 + (-2 * t3 + 3 * t2) * p2 + (t3 - t2) * in2;
  };
  return { x: curve(a.x, b.x, c.x, d.x), y: curve(a.y, b.y, c.y, d.y) };
}
