import type { GradeCode } from '../book/grades.ts';
import { levelOfRaq } from '../book/readingLevels.ts';
import { typicalRaq } from '../book/typicalRaq.ts';
import { type ContestLevel, contestLevelOf } from './contestLevelOf.ts';

/** What an operator looks at before a prize is given (specification, section 5). */
export type PrizeCheck = 'SAME' | 'ABOVE_GRADE' | 'BELOW_GRADE';

export const prizeCheckNames: Readonly<Record<PrizeCheck, string>> = {
  SAME: '같음',
  ABOVE_GRADE: '학년보다 높은 단계',
  BELOW_GRADE: '학년보다 낮은 단계 (확인 필요)',
};

/** Holds the contest level of a student against the one their real grade usually reads in. */
export function prizeCheck(levels: readonly ContestLevel[], levelCode: string, grade: GradeCode): PrizeCheck {
  const usual = contestLevelOf(levels, levelOfRaq(typicalRaq(grade)));
  const [own, expected] = [levelCode, usual?.code].map((code) => levels.findIndex((level) => level.code === code));
  if (own === undefined || expected === undefined || own === expected) return 'SAME';
  return own > expected ? 'ABOVE_GRADE' : 'BELOW_GRADE';
}
