import type { Ceremony } from './Ceremony.ts';

/** `before` shows the old body, `change` what happens, `after` the new body with its sentence. */
export type CeremonyPhase = 'before' | 'change' | 'after' | 'over';

/** Without motion the picture is shown longer: there was nothing before it. */
export const STILL_MS = 8_000;

/** Milliseconds of each phase. */
export const CEREMONY_MS: Readonly<Record<Ceremony['kind'], { before: number; change: number; after: number }>> = {
  hatch: { before: 500, change: 3_900, after: 4_000 },
  growth: { before: 1_300, change: 3_200, after: 5_000 },
  levelUp: { before: 300, change: 2_700, after: 2_400 },
};

/**
 * The course of a ceremony. Skipping leads to its last picture at once, and from there out: nobody waits, and nobody
 * who skips misses what happened. With less motion it is that picture from the start.
 */
export class CeremonyClock {
  readonly #kind: Ceremony['kind'];
  readonly #still: boolean;
  #ms = 0;
  #phase: CeremonyPhase;

  constructor(kind: Ceremony['kind'], still: boolean) {
    this.#kind = kind;
    this.#still = still;
    this.#phase = still ? 'after' : 'before';
  }

  get phase(): CeremonyPhase {
    return this.#phase;
  }

  /** 0…1 of the phase. */
  get share(): number {
    return this.#phase === 'over' ? 1 : Math.min(1, this.#ms / this.#length());
  }

  advance(deltaMs: number): void {
    if (this.#phase === 'over') return;
    this.#ms += deltaMs;
    for (let length = this.#length(); this.#ms >= length; length = this.#length()) {
      this.#ms -= length;
      this.#next();
    }
  }

  /** A tap, Escape or Enter. */
  skip(): void {
    this.#ms = 0;
    this.#phase = this.#phase === 'before' || this.#phase === 'change' ? 'after' : 'over';
  }

  #length(): number {
    if (this.#phase === 'over') return Number.POSITIVE_INFINITY;
    return this.#still ? STILL_MS : CEREMONY_MS[this.#kind][this.#phase];
  }

  #next(): void {
    const next = { before: 'change', change: 'after', after: 'over', over: 'over' } as const;
    this.#phase = next[this.#phase];
  }
}
