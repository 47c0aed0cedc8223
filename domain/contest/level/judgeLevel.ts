import type { GradeCode } from '../../book/grades.ts';
import { levelOfRaq } from '../../book/readingLevels.ts';
import { estimateReading, type ReadingEstimate } from '../../diagnosis/estimateReading.ts';
import { chanceByGuessing, chanceOfSoFew } from './chanceOfSoFew.ts';
import { LEVEL_DOUBT } from './levelDoubt.ts';
import { levelsInOrder } from './levelsInOrder.ts';
import type { UsualLevel } from './usualLevel.ts';

/** An answer of a level test with the difficulty it was marked by. */
export interface LevelAnswer {
  readonly raq: number;
  readonly correct: boolean;
}

/**
 * Why a level is not given for the ranking. FAR: more than one group lower than usual. UNLIKELY: hardly anybody of the usual
 * level answers so. CHANCE: no better than guessing.
 */
export const levelDoubts = ['FAR', 'UNLIKELY', 'CHANCE'] as const;
export type LevelDoubt = (typeof levelDoubts)[number];

/** What the test or tests of a reader came to. */
export interface LevelJudgement {
  /** From all answers together. */
  readonly shown: ReadingEstimate;
  /** Null: the level may be given. */
  readonly doubt: LevelDoubt | null;
}

/** What a level is judged by. */
export interface JudgedReader {
  readonly grade: GradeCode;
  readonly usual: Pick<UsualLevel, 'raq' | 'error'>;
  /** Of the contest, in any order. */
  readonly levels: readonly { readonly code: string; readonly levels: readonly string[] }[];
}

/**
 * Whether the level that a reader showed can be given for the ranking. A level that is as high as usual, or higher, always
 * is. Of two tests the answers count together, and guessing is looked for in the second, which is made to be managed.
 *
 * @param tests one, or both in the order they were taken
 */
export function judgeLevel(
  tests: readonly (readonly LevelAnswer[])[],
  { grade, usual, levels }: JudgedReader,
): LevelJudgement {
  const all = tests.flat();
  const shown = estimateReading(all, grade);
  const lower = groupsLower(shown.raq, usual.raq, levels);
  if (lower <= 0) return { shown, doubt: null };
  const stage = tests.length > 1 ? 'both' : 'first';
  const soFew = chanceOfSoFew(countRight(all), raqsOf(all), usual);
  if (lower >= LEVEL_DOUBT.farGroups && soFew < LEVEL_DOUBT.farLower[stage]) return { shown, doubt: 'FAR' };
  if (soFew < LEVEL_DOUBT.unlikely[stage]) return { shown, doubt: 'UNLIKELY' };
  return { shown, doubt: isGuessed(tests.at(-1) ?? [], usual, LEVEL_DOUBT.guessedAtLeast[stage]) ? 'CHANCE' : null };
}

/** How many groups one raq lies below another; negative where it lies above. */
export function groupsLower(raq: number, usualRaq: number, levels: JudgedReader['levels']): number {
  const order = levelsInOrder(levels);
  const place = (of: number) => order.findIndex((level) => level.levels.includes(levelOfRaq(of)));
  return place(usualRaq) - place(raq);
}

function isGuessed(answers: readonly LevelAnswer[], usual: JudgedReader['usual'], guessedAtLeast: number): boolean {
  const right = countRight(answers);
  return (
    chanceByGuessing(right, answers.length) > guessedAtLeast &&
    chanceOfSoFew(right, raqsOf(answers), usual) < LEVEL_DOUBT.fewFor
  );
}

/** Right answers of a test. */
export function countRight(answers: readonly LevelAnswer[]): number {
  return answers.filter(({ correct }) => correct).length;
}

function raqsOf(answers: readonly LevelAnswer[]): number[] {
  return answers.map(({ raq }) => raq);
}
