import type { GradeCode } from '../../book/grades.ts';
import { MAX_RAQ } from '../../book/readingLevels.ts';
import { typicalRaq } from '../../book/typicalRaq.ts';
import { DIAGNOSIS_TUNING } from '../../diagnosis/tuning.ts';
import type { GrowthMark } from '../../growth/GrowthMark.ts';
import { growthLine } from '../../growth/growthLine.ts';
import { GROWTH_TUNING } from '../../growth/tuning.ts';
import { DAY } from '../../time/duration.ts';
import { LEVEL_DOUBT } from './levelDoubt.ts';

/** Where a reader is expected to be before a level test. */
export interface UsualLevel {
  readonly raq: number;
  /** One standard error, in raq. */
  readonly error: number;
  /** GRADE: nothing but the grade is known. */
  readonly knownBy: 'GRADE' | 'MARKS';
  /** The last reading test, and how many missions, this rests on. */
  readonly test: { readonly raq: number; readonly at: number } | null;
  readonly missionCount: number;
}

const YEAR = 365 * DAY;

/**
 * What grade, last reading test and the missions of the last ninety days show of a reader: the end of the growth line,
 * less sure for the time since the last mark. Before there is a line, the grade with how far its readers lie apart.
 *
 * @param marks in any order
 * @param now milliseconds UTC
 */
export function usualLevel(marks: readonly GrowthMark[], grade: GradeCode, now: number): UsualLevel {
  const since = now - LEVEL_DOUBT.missionDays * DAY;
  const past = marks.filter(({ at }) => at <= now);
  const missions = past.filter(({ source, at }) => source !== 'TEST' && at > since);
  const tests = past.filter((mark) => mark.source === 'TEST').sort((one, other) => one.at - other.at);
  const last = tests.at(-1);
  const known: GrowthMark[] = [...tests, ...missions];
  const point = growthLine(known, grade, now).at(-1);
  if (point === undefined) {
    const { gradeDeviation } = DIAGNOSIS_TUNING;
    return { raq: typicalRaq(grade), error: gradeDeviation, knownBy: 'GRADE', test: null, missionCount: 0 };
  }
  const years = (now - Math.max(...known.map(({ at }) => at))) / YEAR;
  return {
    raq: Math.min(MAX_RAQ, Math.round(point.raq + GROWTH_TUNING.growthPerYear * years)),
    error: Math.round(Math.hypot(point.error, GROWTH_TUNING.driftPerYear * Math.sqrt(years))),
    knownBy: 'MARKS',
    test: last === undefined ? null : { raq: last.raq, at: last.at },
    missionCount: missions.length,
  };
}
