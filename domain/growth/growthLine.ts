import type { GradeCode } from '../book/grades.ts';
import { gradePrior } from '../diagnosis/estimateReading.ts';
import { raqOfTheta } from '../diagnosis/thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from '../diagnosis/tuning.ts';
import { DAY } from '../time/duration.ts';
import { seoulMonth } from '../time/seoulDay.ts';
import type { GrowthMark } from './GrowthMark.ts';
import { letTimePass, newReaderState, type ReaderState } from './ReaderState.ts';
import { takeMark } from './takeMark.ts';
import { GROWTH_TUNING } from './tuning.ts';

/** Where a reader stood at the end of a month, on the raq scale. */
export interface GrowthPoint {
  /** `YYYY-MM` in Seoul. */
  readonly month: string;
  readonly raq: number;
  /** One standard error. */
  readonly error: number;
  /** Marks of this month. */
  readonly markCount: number;
}

const YEAR = 365 * DAY;
const { raqPerLogit } = DIAGNOSIS_TUNING;
const logits = (raq: number) => raq / raqPerLogit;

/**
 * Reading level over time from all marks of a pupil, tests and missions: a Kalman filter whose state is the ability and
 * how easy missions are for this pupil. It describes, and sets no level.
 *
 * @param marks in any order; those after `now` are left out
 * @param now milliseconds UTC
 * @returns a point for each month with a mark, the oldest first; empty before there is a test or a few missions
 */
export function growthLine(marks: readonly GrowthMark[], grade: GradeCode, now: number): GrowthPoint[] {
  const known = marks
    .filter(({ at }) => at <= now && at > now - GROWTH_TUNING.days * DAY)
    .sort((one, other) => one.at - other.at || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  const missions = known.filter(({ source }) => source !== 'TEST').length;
  if (missions === known.length && missions < GROWTH_TUNING.leastMissions) return [];
  const prior = gradePrior(grade);
  const offsets = {
    measured: logits(GROWTH_TUNING.offset.measured),
    estimated: logits(GROWTH_TUNING.offset.estimated),
  };
  let state = newReaderState(prior, offsets);
  let before = known[0]?.at ?? now;
  const points = new Map<string, GrowthPoint>();
  for (const mark of known) {
    state = takeMark(after(state, mark.at - before), mark, prior);
    before = mark.at;
    const month = seoulMonth(mark.at);
    const markCount = (points.get(month)?.markCount ?? 0) + 1;
    points.set(month, { month, ...onScale(state), markCount });
  }
  return [...points.values()].slice(-GROWTH_TUNING.months);
}

function after(state: ReaderState, ms: number): ReaderState {
  const years = ms / YEAR;
  return letTimePass(
    state,
    logits(GROWTH_TUNING.growthPerYear) * years,
    logits(GROWTH_TUNING.driftPerYear) ** 2 * years,
  );
}

function onScale({ mean, covariance }: ReaderState): { raq: number; error: number } {
  return { raq: raqOfTheta(mean[0]), error: Math.round(Math.sqrt(Math.max(0, covariance[0][0])) * raqPerLogit) };
}
