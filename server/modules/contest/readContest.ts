import type { Contest, ContestBook, ContestQuery } from '#contract/contest.ts';
import { isRoundOpen } from '#domain/contest/ContestRound.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readBookCards } from '#server/modules/book/public.ts';
import { describeHosts } from './describeHosts.ts';
import { describeStatus } from './describeStatus.ts';
import {
  chosenOf,
  completionPointOf,
  type FoundContest,
  findContests,
  hasCompleted,
  joinedOf,
  type MyContest,
  NO_CONTEST,
  type StoredLevel,
} from './findContest.ts';
import { contestAttempts } from './repositories/contestAttempts.ts';
import { contestBooks } from './repositories/contestBooks.ts';
import type { StoredContest } from './repositories/contests.ts';

/**
 * The contest with its weeks, and the books of the caller's own contest level. Who has no level yet sees the weeks
 * without books.
 *
 * @throws AppError NOT_FOUND when the site has no contest
 */
export async function readContest(context: SignedInContext, asked: ContestQuery): Promise<Contest> {
  const { found } = await findContests(context);
  const chosen = chosenOf(found, asked);
  if (chosen === null) throw new AppError('NOT_FOUND', { message: NO_CONTEST });
  const past = joinedOf(found).some((one) => one !== chosen.mine && hasCompleted(one));
  return { ...(await describeContest(context, chosen)), pastCertificateYn: past ? 'Y' : 'N' };
}

/** A contest as a student sees it; who has not joined it sees no books. */
async function describeContest(
  context: SignedInContext,
  { contest, mine }: FoundContest,
): Promise<Omit<Contest, 'pastCertificateYn'>> {
  const level = mine?.level ?? null;
  const books = await readContestBooks(context, level);
  const hostOf = await describeHosts(context.db, [contest]);
  return {
    ...describeStatus(contest, context.now),
    ...hostOf(contest),
    prizes: contest.prizes,
    pcImagePath: contest.pcImagePath,
    mobileImagePath: contest.mobileImagePath,
    bookVersion: bookVersionOf(contest, mine),
    dailyCap: contest.dailyCap,
    completionPoint: level && completionPointOf(level),
    rounds: contest.content.rounds.map((round) => ({
      roundNo: round.roundNo,
      displayStartDate: round.displayStartDay,
      displayEndDate: round.displayEndDay,
      openYn: isRoundOpen(round, contest, context.now) ? 'Y' : 'N',
      roundLevel: { books: books.get(round.roundNo) ?? [] },
    })),
  };
}

/** Changes with the contest, and with the own list when a book is read before its week. */
function bookVersionOf({ contestNo, revision }: StoredContest, mine: MyContest | null): string {
  const own = mine?.me.replacements.map(({ bookNo, reserveBookNo }) => `-${bookNo}.${reserveBookNo}`).join('') ?? '';
  return `${contestNo}-${revision}-${mine?.level.code ?? 'none'}${own}`;
}

/**
 * Books by week. What a book pays is what it paid when the contest was made. One that has been taken out since stays for
 * who has begun it.
 */
export async function readContestBooks(
  context: SignedInContext,
  level: StoredLevel | null,
): Promise<Map<number, ContestBook[]>> {
  const listed = level?.books ?? [];
  const bookNos = listed.map(({ bookNo }) => bookNo);
  const shown = await playableBooks(context, bookNos);
  const cards = new Map((await readBookCards(context, shown)).map((card) => [card.bookNo, card]));
  const byRound = new Map<number, ContestBook[]>();
  for (const { roundNo, bookNo, maxPoint } of listed) {
    const card = cards.get(bookNo);
    if (card) byRound.set(roundNo, [...(byRound.get(roundNo) ?? []), { ...card, maxPoint }]);
  }
  return byRound;
}

async function playableBooks({ db, accountNo }: SignedInContext, bookNos: readonly number[]): Promise<number[]> {
  const offered = await contestBooks.offered(db, bookNos);
  const gone = bookNos.filter((bookNo) => offered(bookNo).size === 0);
  const begun = await contestAttempts.ofBooks(db, accountNo, gone);
  return bookNos.filter((no) => !gone.includes(no) || begun.some(({ bookNo, hidden }) => bookNo === no && !hidden));
}
