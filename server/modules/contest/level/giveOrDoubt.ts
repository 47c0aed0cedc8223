import type { ContestLevelResult } from '#contract/contestLevelTest.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { contestLevelOf } from '#domain/contest/contestLevelOf.ts';
import { groupsLower, judgeLevel, type LevelDoubt } from '#domain/contest/level/judgeLevel.ts';
import type { JudgedTest } from '#domain/contest/level/LevelReviewState.ts';
import { LEVEL_DOUBT } from '#domain/contest/level/levelDoubt.ts';
import { OTHER_TEST, PERSON_DECIDES, PERSON_DECIDES_UNTESTED } from '#domain/contest/level/levelDoubtTexts.ts';
import type { UsualLevel } from '#domain/contest/level/usualLevel.ts';
import { CHILD_RAQ } from '#domain/contest/levelTestEffort.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { contestLevelReviews, type LevelReview } from '../repositories/contestLevelReviews.ts';
import type { StoredContest } from '../repositories/contests.ts';
import { giveLevel } from './giveLevel.ts';
import type { LevelTestEntry } from './LevelTestEntry.ts';
import { readUsualLevel } from './readUsualLevel.ts';

/**
 * Gives the level that a test showed, alone or together with the one before. A doubtful one is not given: another form is
 * offered, then a person decides.
 *
 * @param context its `db` must be the open transaction
 * @param review of the first test; undefined before it
 * @throws AppError CONTEST_LEVEL_TAKEN when another call was first
 */
export async function giveOrDoubt(
  context: SignedInContext,
  entry: LevelTestEntry,
  review: LevelReview | undefined,
  test: JudgedTest,
): Promise<{ result: ContestLevelResult; doubted: boolean }> {
  const tests = [...(review?.tests ?? []), test];
  const grade = review?.grade ?? entry.grade;
  const usual = review?.usual ?? (await readUsualLevel(context, grade));
  const { levels } = entry.contest.content;
  const { shown, doubt } = judgeLevel(
    tests.map(({ answers }) => answers),
    { grade, usual, levels },
  );
  const found = describe(entry.contest, shown.raq);
  if (doubt === null) {
    const change = review && { ...found, tests, doubt: review.doubt, state: 'SHOWN' as const };
    if (change) await addTest(context, review, change);
    const given = { readingLevel: found.readingLevel, raq: shown.raq };
    return { result: await giveLevel(context, { ...entry, grade }, given), doubted: false };
  }
  if (review === undefined) {
    await openReview(context, { ...entry, grade }, usual, { ...found, tests, doubt, state: 'AGAIN' });
    return { result: noLevel('OTHER_TEST', OTHER_TEST), doubted: true };
  }
  await addTest(context, review, { ...found, tests, doubt, state: 'OPEN' });
  return { result: noLevel('PERSON', PERSON_DECIDES), doubted: true };
}

/**
 * The level of the child curriculum, which is given without a test. For who was measured far above it, a person decides.
 *
 * @param context its `db` must be the open transaction
 */
export async function giveChildLevel(
  context: SignedInContext,
  entry: LevelTestEntry,
  readingLevel: string,
): Promise<ContestLevelResult> {
  const usual = await readUsualLevel(context, entry.grade);
  const lower = groupsLower(CHILD_RAQ, usual.raq, entry.contest.content.levels);
  if (usual.knownBy === 'GRADE' || lower < LEVEL_DOUBT.farGroups) {
    return giveLevel(context, entry, { readingLevel, raq: CHILD_RAQ });
  }
  const found = describe(entry.contest, CHILD_RAQ);
  await openReview(context, entry, usual, { ...found, tests: [], doubt: 'FAR', state: 'OPEN' });
  return noLevel('PERSON', PERSON_DECIDES_UNTESTED);
}

/** A level test that gave no level, and what follows. */
export function noLevel(nextStep: NonNullable<ContestLevelResult['nextStep']>, message: string): ContestLevelResult {
  return {
    levelGivenYn: 'N',
    nextStep,
    readingLevel: null,
    contestLevelCode: null,
    contestLevelName: null,
    message,
  };
}

type Change = Parameters<typeof contestLevelReviews.addTest>[2];

async function addTest({ db, now }: SignedInContext, review: LevelReview, change: Change): Promise<void> {
  if (!(await contestLevelReviews.addTest(db, review.reviewNo, change, now))) throw new AppError('CONTEST_LEVEL_TAKEN');
}

async function openReview(
  { db, accountNo, now }: SignedInContext,
  { contest, grade }: LevelTestEntry,
  usual: UsualLevel,
  change: Change & { doubt: LevelDoubt },
): Promise<void> {
  const usualLevelCode = describe(contest, usual.raq).levelCode;
  const row = { contestNo: contest.contestNo, accountNo, grade, usual, usualLevelCode, ...change };
  if (!(await contestLevelReviews.insert(db, row, now))) throw new AppError('CONTEST_LEVEL_TAKEN');
}

function describe({ contestNo, content }: StoredContest, raq: number) {
  const readingLevel = levelOfRaq(raq);
  const level = contestLevelOf(content.levels, readingLevel);
  if (level === undefined) throw new Error(`contest ${contestNo} has no level for ${readingLevel}`);
  return { raq, readingLevel, levelCode: level.code };
}
