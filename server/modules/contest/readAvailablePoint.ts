import type { z } from 'zod';
import type { AvailablePoint, availablePointBody } from '#contract/contest.ts';
import { roundSpan } from '#domain/contest/ContestRound.ts';
import { contestStatus } from '#domain/contest/contestStatus.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { listedBooks } from '#domain/contest/listedBooks.ts';
import { type CountingFacts, notCountingReason, notCountingText } from '#domain/contest/notCountingReason.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { countedToday } from './countedToday.ts';
import { findContest, findMyBook, findMyContest } from './findContest.ts';
import { isPlayable, missionsLeft } from './missionsLeft.ts';
import { contestAttempts } from './repositories/contestAttempts.ts';
import { contestBooks } from './repositories/contestBooks.ts';
import { contestLevelReviews } from './repositories/contestLevelReviews.ts';
import type { StoredContest } from './repositories/contests.ts';

/** What a mission would bring to the contest if it were handed in now, shown before it starts. Changes nothing. */
export async function readAvailablePoint(
  context: SignedInContext,
  { bookNo, readingMissionType: kind }: z.infer<typeof availablePointBody>,
): Promise<AvailablePoint> {
  const { db, accountNo, now } = context;
  const contest = await findContest(context, context.site);
  const mine = contest && (await findMyContest(context, contest));
  const own = mine ? findMyBook(mine, bookNo) : undefined;
  const book = own?.book;
  const attempts = book ? await contestAttempts.ofBooks(db, accountNo, [bookNo]) : [];
  const offered = (await contestBooks.offered(db, book ? [bookNo] : []))(bookNo);
  const left = book ? missionsLeft(book.maxPoint, attempts, offered) : new Map<string, number>();
  const today = mine
    ? await countedToday(db, mine.me, now, { bookNo, kind })
    : { countedToday: 0, countedBefore: false };
  const dailyCap = contest?.dailyCap ?? CONTEST_TUNING.dailyCap;
  const weekAt = (at: number) => (own ? standingOf(own.span, at) : 'CLOSED');
  const reason = notCountingReason({
    status: contest && contestStatus(contest, now),
    registered: mine !== null,
    levelWaits: contest !== null && mine === null && (await levelWaits(context, contest)),
    kind,
    inContest: contest !== null && isStillInContest(contest, bookNo, now),
    inList: book !== undefined,
    week: weekAt(now),
    playable: isPlayable(kind, attempts, offered),
    availablePoint: left.get(kind) ?? 0,
    dailyCap,
    ...today,
  });
  const points = [...left.values()];
  return {
    available: reason === null,
    reason,
    message: reason && notCountingText(reason, weekAt(startOfDayKey(shiftDayKey(seoulDay(now), 1))) === 'OPEN'),
    availablePoint: left.get(kind) ?? 0,
    bookAvailablePoint: points.reduce((sum, point) => sum + point, 0),
    remainingMissionCount: points.filter((point) => point > 0).length,
    todayCount: today.countedToday,
    dailyCap,
  };
}

/** Whether a person is deciding about the student's level. */
async function levelWaits({ db, accountNo }: SignedInContext, { contestNo }: StoredContest): Promise<boolean> {
  return (await contestLevelReviews.of(db, contestNo, accountNo))?.state === 'OPEN';
}

function standingOf({ opensAt, closesAt }: { opensAt: number; closesAt: number }, now: number): CountingFacts['week'] {
  if (now < opensAt) return 'COMING';
  return now < closesAt ? 'OPEN' : 'CLOSED';
}

/** Whether some reader can have the book in a week that has not passed. */
function isStillInContest(contest: StoredContest, bookNo: number, now: number): boolean {
  const { levels, rounds } = contest.content;
  const listed = listedBooks(levels).filter((book) => book.bookNo === bookNo);
  return rounds.some(
    (round) => roundSpan(round, contest).closesAt > now && listed.some(({ roundNo }) => roundNo === round.roundNo),
  );
}
