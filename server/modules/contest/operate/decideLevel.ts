import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { levelsToChoose, raqWithin } from '#domain/contest/level/levelsToChoose.ts';
import type { Context } from '#server/core/Context.ts';
import { giveLevel } from '../level/giveLevel.ts';
import { contestLevelReviews, type LevelReview } from '../repositories/contestLevelReviews.ts';
import { contests } from '../repositories/contests.ts';

/** What a person decided about a doubtful level, and what the student reads about it. */
export interface LevelDecision {
  reviewNo: number;
  levelCode: string;
  words: string;
  /** Null for an operator. */
  staffNo: number | null;
}

/**
 * Gives the contest level that a person chose, between what the tests showed and what was known, also after the contest has
 * ended: what was handed in since its start counts by the rules of its time.
 *
 * @param context its `db` must be an open transaction
 * @returns the review as it was; null when there is none that waits, or the level is none of its choices
 */
export async function decideLevel(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  { reviewNo, levelCode, words, staffNo }: LevelDecision,
): Promise<LevelReview | null> {
  const review = await contestLevelReviews.find(db, reviewNo);
  const contest = review && (await contests.find(db, review.contestNo));
  if (review === undefined || contest === undefined) return null;
  const choices = levelsToChoose(contest.content.levels, review.levelCode, review.usualLevelCode);
  const level = choices.find(({ code }) => code === levelCode);
  if (level === undefined) return null;
  if (!(await contestLevelReviews.decide(db, reviewNo, { decidedCode: levelCode, words, staffNo, now }))) return null;
  const raq = raqWithin(level, review.raq);
  const { accountNo, grade } = review;
  await giveLevel({ db, accountNo, now, secrets }, { contest, grade }, { readingLevel: levelOfRaq(raq), raq });
  return review;
}
