import { type AbilityPrior, estimateAbilityOfCount } from '../diagnosis/estimateAbility.ts';
import { thetaOfRaq } from '../diagnosis/thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from '../diagnosis/tuning.ts';
import type { GrowthMark } from './GrowthMark.ts';
import { expectation, type ReaderState, seenBy, takeIn, type Uncertain } from './ReaderState.ts';
import { GROWTH_TUNING } from './tuning.ts';

const { raqPerLogit } = DIAGNOSIS_TUNING;

/** The belief after one more mark. @param prior of the grade, which the result of every test already contains */
export function takeMark(state: ReaderState, mark: GrowthMark, prior: AbilityPrior): ReaderState {
  if (mark.source === 'TEST') return takeTest(state, mark, prior);
  const seen = mark.measured ? seenBy.MEASURED : seenBy.ESTIMATED;
  const before = expectation(state, seen);
  const single = (GROWTH_TUNING.missionDeviation / raqPerLogit) ** 2;
  const expected = { mean: before.mean, variance: before.variance + single };
  const { theta, se } = estimateAbilityOfCount(
    { a: 1, b: thetaOfRaq(mark.raq), c: GROWTH_TUNING.guessing[mark.source] },
    mark.correctCount,
    mark.itemCount - mark.correctCount,
    { mean: expected.mean, sd: Math.sqrt(expected.variance) },
  );
  return takeIn(state, seen, expected, { mean: theta, variance: se ** 2 });
}

/** A result rests on the grade as well: without it, twenty answers are worth less than the result's error. */
function takeTest(
  state: ReaderState,
  { raq, error }: { raq: number; error: number },
  prior: AbilityPrior,
): ReaderState {
  const answers = withoutPrior(
    { mean: thetaOfRaq(raq), variance: (error / raqPerLogit) ** 2 },
    { mean: prior.mean, variance: prior.sd ** 2 },
  );
  if (answers === null) return state;
  const expected = expectation(state, seenBy.TEST);
  const precision = 1 / expected.variance + 1 / answers.variance;
  const found = {
    mean: (expected.mean / expected.variance + answers.mean / answers.variance) / precision,
    variance: 1 / precision,
  };
  return takeIn(state, seenBy.TEST, expected, found);
}

/** What the answers alone show: the normal distribution that makes `found` of `prior`. Null where they show nothing. */
function withoutPrior(found: Uncertain, prior: Uncertain): Uncertain | null {
  const precision = 1 / found.variance - 1 / prior.variance;
  if (precision <= 0) return null;
  const mean = (found.mean / found.variance - prior.mean / prior.variance) / precision;
  return { mean, variance: 1 / precision };
}
