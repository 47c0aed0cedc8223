/** When a company is left alone, and for how long. */
export interface BreakerTuning {
  /** Failures in a row. */
  failures: number;
  /** Milliseconds. */
  restMs: number;
  /** Milliseconds of a clock that never goes back: a rest is as long as it is, whatever happens to the time of day. */
  ticks?: () => number;
}

export interface BreakerEvents<T> {
  /** Nothing is asked from now on. */
  onBreak?: (answer: T) => void;
  /** It answers again. */
  onRecover?: () => void;
}

const USUAL = { failures: 5, restMs: 30_000 };

export interface Breaker<T> {
  /** Whether nothing would be asked now. After the rest one call is let through to find out. */
  readonly paused: boolean;
  /** @returns what was answered; `instead` while nothing is asked. Calls must not throw. */
  run<I>(call: () => Promise<T>, instead: I): Promise<T | I>;
}

/**
 * Leaves a company alone that fails again and again, so that nobody waits for it in vain and it can recover.
 *
 * @param isFailure whether an answer means that the company could not be asked; its refusals are answers
 */
export function createBreaker<T>(
  isFailure: (answer: T) => boolean,
  {
    failures,
    restMs,
    ticks = () => performance.now(),
    onBreak,
    onRecover,
  }: Partial<BreakerTuning & BreakerEvents<T>> = {},
): Breaker<T> {
  const { most, rest } = { most: failures ?? USUAL.failures, rest: restMs ?? USUAL.restMs };
  let inARow = 0;
  let brokenAt: number | null = null;
  let trial: Promise<void> | null = null;
  const isResting = () => brokenAt !== null && ticks() - brokenAt < rest;

  async function run(call: () => Promise<T>): Promise<T> {
    const answer = await call();
    if (isFailure(answer)) {
      inARow += 1;
      if (inARow >= most || brokenAt !== null) {
        if (brokenAt === null) onBreak?.(answer);
        brokenAt = ticks();
      }
    } else {
      inARow = 0;
      if (brokenAt !== null) onRecover?.();
      brokenAt = null;
    }
    return answer;
  }

  return {
    get paused() {
      return isResting();
    },
    async run(call, instead) {
      if (trial !== null) await trial;
      if (brokenAt === null) return run(call);
      if (isResting() || trial !== null) return instead;
      const found = run(call);
      trial = found.then(
        () => undefined,
        () => undefined,
      );
      try {
        return await found;
      } finally {
        trial = null;
      }
    },
  };
}
