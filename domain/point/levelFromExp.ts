import { POINT_TUNING } from './tuning.ts';

export interface PetLevel {
  /** 1–50. */
  level: number;
  /** EXP since the start of this level. */
  exp: number;
  /** EXP from the start of this level to the next; 0 at the highest. */
  expToNext: number;
}

/** EXP from a level to the next one. */
export function expNeed(level: number): number {
  return POINT_TUNING.level.first + POINT_TUNING.level.step * (level - 1);
}

/** Level reached with all the EXP ever earned. EXP only grows, so levels never fall. */
export function levelFromExp(totalExp: number): PetLevel {
  let level = 1;
  let exp = totalExp;
  while (level < POINT_TUNING.level.cap && exp >= expNeed(level)) {
    exp -= expNeed(level);
    level += 1;
  }
  return { level, exp, expToNext: level < POINT_TUNING.level.cap ? expNeed(level) : 0 };
}
