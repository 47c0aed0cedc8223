import type { ContestHistory, ContestHistoryBook, ContestQuery } from '#contract/contest.ts';
import { ARRIVAL_GRACE_MS } from '#domain/contest/arrivesInTime.ts';
import { contestEndsAt, contestStartsAt } from '#domain/contest/contestStatus.ts';
import type { MissionKind, ScoredMissionKind } from '#domain/mission/missionKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { coverPath } from '#server/modules/book/public.ts';
import { bookCards } from '#server/repositories/bookCards.ts';
import { toInstant } from './describeStatus.ts';
import { requireMyNewestContest } from './findContest.ts';
import { contestAttempts, type ScoredRound } from './repositories/contestAttempts.ts';
import { contestCorrections } from './repositories/contestCorrections.ts';
import { contestEntries } from './repositories/contestEntries.ts';
import { contestReviews, type ReviewRow } from './repositories/contestReviews.ts';

/** What the history of one book is made of. */
interface BookFacts {
  bookNo: number;
  bookName: string;
  /** Handed in while the contest ran. */
  attempts: readonly ScoredRound[];
  /** Missions that counted, and what withdrawn items have brought to them since. */
  entries: readonly { kind: MissionKind | null; amount: number; happenedAt: number }[];
  held: readonly ReviewRow[];
}

/**
 * Week by week what the student did in the contest, or in the newest one before it. The weeks add up to the points,
 * corrections included.
 *
 * @throws AppError NOT_FOUND for who never had a contest level
 */
export async function readContestHistory(context: SignedInContext, asked: ContestQuery): Promise<ContestHistory> {
  const { contest, level, me } = await requireMyNewestContest(context, asked);
  const { db, accountNo, now } = context;
  const bookNos = level.books.map(({ bookNo }) => bookNo);
  const [cards, entries, corrections, reviews, rounds] = await Promise.all([
    bookCards.read(db, accountNo, bookNos),
    contestEntries.list(db, contest.contestNo, accountNo),
    contestCorrections.list(db, contest.contestNo, accountNo),
    contestReviews.mine(db, contest.contestNo, accountNo),
    contestAttempts.ofBooks(db, accountNo, bookNos),
  ]);
  const names = new Map(cards.map((row) => [row.bookNo, row.bookName]));
  const from = contestStartsAt(contest);
  const until = contestEndsAt(contest) + ARRIVAL_GRACE_MS;
  const attempts = rounds.filter(
    ({ submittedAt, hidden }) => !hidden && submittedAt !== null && submittedAt >= from && submittedAt <= until,
  );
  const factsOf = (bookNo: number): BookFacts => ({
    bookNo,
    bookName: names.get(bookNo) ?? '',
    attempts: attempts.filter((attempt) => attempt.bookNo === bookNo),
    entries: [...entries, ...corrections].filter((entry) => entry.bookNo === bookNo),
    held: reviews.filter((review) => review.bookNo === bookNo && review.state === 'OPEN'),
  });
  const items = contest.content.rounds.map((round) => {
    const books = level.books
      .filter(({ roundNo }) => roundNo === round.roundNo)
      .map(({ bookNo }) => factsOf(bookNo))
      .filter((facts) => facts.attempts.length + facts.entries.length + facts.held.length > 0)
      .map(describeBook);
    const corrections = entries.filter(({ reason, roundNo }) => reason === 'CORRECTION' && roundNo === round.roundNo);
    const correctionPoint = sum(corrections);
    return {
      roundNo: round.roundNo,
      displayStartDate: round.displayStartDay,
      displayEndDate: round.displayEndDay,
      roundLevel: { books },
      correctionPoint,
      totalPoint: correctionPoint + books.reduce((total, book) => total + book.totalPoint, 0),
    };
  });
  return { items, point: me.point, currentDate: toInstant(now) };
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

function describeBook({ bookNo, bookName, attempts, entries, held }: BookFacts): ContestHistoryBook {
  const pointOf = (kind: MissionKind) => sum(entries.filter((entry) => entry.kind === kind));
  const rateOf = (kind: ScoredMissionKind) => attempts.findLast((attempt) => attempt.kind === kind)?.rate ?? null;
  const rates = {
    puzzleRate: rateOf('PUZZLE'),
    matchingRate: rateOf('MATCHING'),
    oxRate: rateOf('OX'),
    quizRate: rateOf('QUIZ'),
  };
  const known = Object.values(rates).filter((rate) => rate !== null);
  const average = known.reduce((total, rate) => total + rate, 0) / known.length;
  const times = [
    ...attempts.map(({ submittedAt }) => submittedAt ?? 0),
    ...[...entries, ...held].map(({ happenedAt }) => happenedAt),
  ];
  return {
    bookNo,
    bookName,
    bookImagePath: coverPath(bookNo),
    diagnosisDatetime: toInstant(Math.max(...times)),
    puzzlePoint: pointOf('PUZZLE'),
    matchingPoint: pointOf('MATCHING'),
    oxPoint: pointOf('OX'),
    quizPoint: pointOf('QUIZ'),
    totalPoint: sum(entries),
    ...rates,
    // The rates go with a history that was deleted; the points that counted stay.
    averageRate: known.length === 0 ? null : Math.round(average * 100) / 100,
    heldPoint: sum(held),
  };
}
