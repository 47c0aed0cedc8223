import { type ContestQuery, contestBook } from '#contract/contest.ts';
import type { ContestLevelReview } from '#contract/contestLevelTest.ts';
import { isRoundOpen } from '#domain/contest/ContestRound.ts';
import { withReplacements } from '#domain/contest/chooseReserves.ts';
import {
  levelSteps,
  OTHER_TEST,
  PERSON_DECIDES,
  PERSON_DECIDES_UNTESTED,
} from '#domain/contest/level/levelDoubtTexts.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { chooseMyBooks } from '../chooseMyBooks.ts';
import { toInstant } from '../describeStatus.ts';
import { findContest, type StoredLevel } from '../findContest.ts';
import { readContestBooks } from '../readContest.ts';
import { contestLevelReviews, type LevelReview } from '../repositories/contestLevelReviews.ts';
import type { StoredContest } from '../repositories/contests.ts';

/** The student's own level in a contest, where it is or was in doubt; null for everybody else. */
export async function readLevelReview(
  context: SignedInContext,
  asked: ContestQuery,
): Promise<ContestLevelReview | null> {
  const { db, accountNo } = context;
  const contest = (await findContest(context, asked))?.contest ?? null;
  const review = contest && (await contestLevelReviews.of(db, contest.contestNo, accountNo));
  if (contest === null || !review) return null;
  const { state, decidedAt } = review;
  const name = contest.content.levels.find(({ code }) => code === review.decidedCode)?.name ?? null;
  const { academyNo } = await accounts.info(db, accountNo);
  const waits = state === 'AGAIN' || state === 'OPEN';
  return {
    state,
    words: wordsOf(review),
    steps: levelSteps({
      state,
      testedAt: review.tests.map(({ at }) => at),
      decided: decidedAt === null || name === null ? null : { at: decidedAt, levelName: name },
    }).map(({ at, words }) => ({ at: toInstant(at), words })),
    deciderName: academyNo === null ? '책바다 선생님' : '우리 선생님',
    lists: waits ? await readLists(context, contest, review) : [],
    contestLevelName: name,
  };
}

/** @throws AppError NOT_FOUND where there is no decision */
export async function putAwayLevelReview({ db, accountNo, now }: SignedInContext): Promise<{ done: true }> {
  if (!(await contestLevelReviews.see(db, accountNo, now))) throw new AppError('NOT_FOUND');
  return { done: true };
}

function wordsOf({ state, words, tests }: LevelReview): string {
  if (state === 'AGAIN') return OTHER_TEST;
  if (state === 'OPEN') return tests.length === 0 ? PERSON_DECIDES_UNTESTED : PERSON_DECIDES;
  return words ?? '';
}

/** The books that a reader would have at each of both levels, with the reserves in the place of those read before. */
async function readLists(
  context: SignedInContext,
  contest: StoredContest,
  { usualLevelCode, levelCode }: LevelReview,
): Promise<ContestLevelReview['lists']> {
  const lists: ContestLevelReview['lists'] = [];
  for (const code of [usualLevelCode, levelCode]) {
    const level = contest.content.levels.find((one) => one.code === code);
    if (level === undefined) continue;
    lists.push({
      contestLevelCode: level.code,
      contestLevelName: level.name,
      rounds: await readRounds(context, contest, level),
    });
  }
  return lists;
}

async function readRounds(context: SignedInContext, contest: StoredContest, level: StoredLevel) {
  const { replacements } = await chooseMyBooks(context.db, context.accountNo, contest, level);
  const books = await readContestBooks(context, {
    ...level,
    books: [...withReplacements(level.books, replacements)],
  });
  return contest.content.rounds.map((round) => ({
    roundNo: round.roundNo,
    displayStartDate: round.displayStartDay,
    displayEndDate: round.displayEndDay,
    openYn: isRoundOpen(round, contest, context.now) ? ('Y' as const) : ('N' as const),
    // Cards have more than a list shows.
    roundLevel: { books: (books.get(round.roundNo) ?? []).map((book) => contestBook.parse(book)) },
  }));
}
