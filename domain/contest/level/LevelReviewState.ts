import type { GradeCode } from '../../book/grades.ts';
import type { LevelAnswer, LevelDoubt } from './judgeLevel.ts';
import type { UsualLevel } from './usualLevel.ts';

/**
 * AGAIN: a second test is offered. OPEN: a person decides. SHOWN: both tests showed a level. DECIDED: a person has decided.
 */
export const levelReviewStates = ['AGAIN', 'OPEN', 'SHOWN', 'DECIDED'] as const;
export type LevelReviewState = (typeof levelReviewStates)[number];

/** A level test that was marked, as it is kept with a review. */
export interface JudgedTest {
  readonly formNo: number;
  readonly at: number;
  /** From this test alone, in raq. */
  readonly raq: number;
  readonly answers: readonly LevelAnswer[];
}

/** What is kept of a reader whose level is doubtful. */
export interface DoubtedReader {
  readonly grade: GradeCode;
  readonly usual: UsualLevel;
  readonly doubt: LevelDoubt;
  readonly tests: readonly JudgedTest[];
}
