import type { ContestQuery } from '#contract/contest.ts';
import { type GradeCode, grades } from '#domain/book/grades.ts';
import { contestStatus } from '#domain/contest/contestStatus.ts';
import { type KnownLevel, type LevelEntry, levelEntry } from '#domain/contest/levelEntry.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { AppError } from '#server/errors/AppError.ts';
import { requirePermission } from '#server/modules/ticket/public.ts';
import { chosenOf, findContests, NO_CONTEST } from '../findContest.ts';
import { findKnownLevel } from '../findKnownLevel.ts';
import { contestLevelReviews, type LevelReview } from '../repositories/contestLevelReviews.ts';
import { contestLevelTries } from '../repositories/contestLevelTries.ts';
import type { StoredContest } from '../repositories/contests.ts';

/** A student who may take the level test now. */
export interface LevelTestEntry {
  contest: StoredContest;
  grade: GradeCode;
  /** Of the account. */
  raq: number;
  /** From the newest contest that the student joined by its test. */
  known: KnownLevel | null;
  entry: LevelEntry;
  /** Of a first test that left the level in doubt. */
  review: LevelReview | undefined;
}

/**
 * @throws AppError NOT_FOUND without a contest, CONTEST_NOT_IN_PROGRESS outside its time, CONTEST_LEVEL_TAKEN for who has
 *   a level, CONTEST_LEVEL_WAITS while a person decides about it, SUBSCRIPTION_NEEDED for who begins it on the home site without a ticket
 */
export async function openLevelTestEntry(context: SignedInContext, asked: ContestQuery): Promise<LevelTestEntry> {
  const { found, place } = await findContests(context);
  const chosen = chosenOf(found, asked);
  if (chosen === null) throw new AppError('NOT_FOUND', { message: NO_CONTEST });
  const { contest, mine } = chosen;
  if (contestStatus(contest, context.now) !== 'IN_PROGRESS') throw new AppError('CONTEST_NOT_IN_PROGRESS');
  if (mine !== null) throw new AppError('CONTEST_LEVEL_TAKEN');
  const view = joinReads(context.db);
  const [review, begun] = await Promise.all([
    contestLevelReviews.of(view, contest.contestNo, context.accountNo),
    contestLevelTries.find(view, contest.contestNo, context.accountNo),
  ]);
  if (review !== undefined && review.state !== 'AGAIN') throw new AppError('CONTEST_LEVEL_WAITS');
  // Whoever is asked to take another test has begun.
  if (begun === undefined && review === undefined) await requirePermission(context, 'CONTEST');
  const known = findKnownLevel(found);
  return {
    contest,
    grade: grades.find(({ code }) => code === place.grade)?.code ?? 'ELEMENTARY_5',
    raq: place.raq,
    known,
    entry: levelEntry(contest, place.grade, known, context.now),
    review,
  };
}
