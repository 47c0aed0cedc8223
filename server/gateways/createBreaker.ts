import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult } from 'cockatiel';

/** Failures in a row after which a company is left alone, and for how many milliseconds. */
export interface BreakerTuning {
  failures: number;
  restMs: number;
}

const USUAL: BreakerTuning = { failures: 5, restMs: 30_000 };

export interface Breaker<T> {
  /** Whether nothing would be asked now. After the rest one call is let through to find out. */
  readonly paused: boolean;
  /** @returns what was answered; `instead` while nothing is asked */
  ask(call: () => Promise<T>, instead: T): Promise<T>;
}

/**
 * Leaves a company alone that fails again and again, so that nobody waits for it in vain and it can recover.
 *
 * @param isFailure whether an answer means that the company could not be asked; its refusals are answers
 */
export function createBreaker<T>(isFailure: (answer: T) => boolean, tuning: Partial<BreakerTuning> = {}): Breaker<T> {
  const { failures, restMs } = { ...USUAL, ...tuning };
  const policy = circuitBreaker(
    handleWhenResult((answer) => isFailure(answer as T)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failures) },
  );
  let brokenAt = 0;
  policy.onBreak(() => {
    brokenAt = Date.now();
  });
  const isPaused = () => policy.state === CircuitState.Open && Date.now() - brokenAt < restMs;
  return {
    get paused() {
      return isPaused();
    },
    async ask(call, instead) {
      try {
        return await policy.execute(call);
      } catch {
        // The calls never throw: the breaker did, because it is open.
        return instead;
      }
    },
  };
}
