import type { Contest, ContestBook } from '../../../contract/contest.ts';
import { completionPoint, isCompleted } from '../../../domain/contest/completionPoint.ts';
import { isRoundOpen } from '../../../domain/contest/ContestRound.ts';
import { contestStatus } from '../../../domain/contest/contestStatus.ts';
import { contestAttempts } from '../../repositories/contestAttempts.ts';
import { contestBooks } from '../../repositories/contestBooks.ts';
import type { StoredContest } from '../../repositories/contests.ts';
import { readBookCards } from '../book/readBookCards.ts';
import type { SignedInContext } from '../Context.ts';
import { describeStatus } from './describeStatus.ts';
import { findMyContest, findMyNewestContest, requireContest, type StoredLevel } from './findContest.ts';

/**
 * The contest with its weeks, and the books of the caller's own contest level. Who has no level yet sees the weeks
 * without books.
 *
 * @throws AppError NOT_FOUND when the site has no contest
 */
export async function readContest(context: SignedInContext): Promise<Contest> {
  const contest = await requireContest(context);
  const mine = await findMyContest(context, contest);
  const described = await describeContest(context, contest, mine?.level ?? null);
  if (contestStatus(contest, context.now) !== 'WAIT') return described;
  return { ...described, pastCertificateYn: (await hasCertificate(context)) ? 'Y' : 'N' };
}

/** Nobody has joined a contest that waits: what is found is of an earlier one. */
async function hasCertificate(context: SignedInContext): Promise<boolean> {
  const past = await findMyNewestContest(context);
  return past !== null && isCompleted(past.me.point, completionPoint(past.level.books.map(({ maxPoint }) => maxPoint)));
}

/** A contest as a student of a level sees it; without a level there are no books. */
export async function describeContest(
  context: SignedInContext,
  contest: StoredContest,
  level: StoredLevel | null,
): Promise<Contest> {
  const books = await readContestBooks(context, level);
  return {
    ...describeStatus(contest, context.now),
    pcImagePath: contest.pcImagePath,
    mobileImagePath: contest.mobileImagePath,
    bookVersion: `${contest.contestNo}-${contest.revision}-${level?.code ?? 'none'}`,
    dailyCap: contest.dailyCap,
    completionPoint: level && completionPoint(level.books.map(({ maxPoint }) => maxPoint)),
    rounds: contest.content.rounds.map((round) => ({
      roundNo: round.roundNo,
      displayStartDate: round.displayStartDay,
      displayEndDate: round.displayEndDay,
      openYn: isRoundOpen(round, contest, context.now) ? 'Y' : 'N',
      roundLevel: { books: books.get(round.roundNo) ?? [] },
    })),
  };
}

/**
 * Books by week. What a book pays is what it paid when the contest was made. One that has been taken out since stays for
 * who has begun it.
 */
async function readContestBooks(
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
