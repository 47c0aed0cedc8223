import type { z } from 'zod';
import type { AvailablePoint, availablePointBody, ContestAvailablePoint } from '#contract/contest.ts';
import { roundSpan } from '#domain/contest/ContestRound.ts';
import { staysInContest } from '#domain/contest/contestScope.ts';
import { contestStatus } from '#domain/contest/contestStatus.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { listedBooks } from '#domain/contest/listedBooks.ts';
import { type CountingFacts, notCountingReason, notCountingText } from '#domain/contest/notCountingReason.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { countedToday } from './countedToday.ts';
import { type FoundContest, findContests, findMyBook, isContestBook } from './findContest.ts';
import { isPlayable, missionsLeft } from './missionsLeft.ts';
import { contestAttempts } from './repositories/contestAttempts.ts';
import { contestBooks } from './repositories/contestBooks.ts';
import { contestLevelReviews } from './repositories/contestLevelReviews.ts';
import type { StoredContest } from './repositories/contests.ts';

type Asked = z.infer<typeof availablePointBody>;
/** What the student has done of the book, and which of its missions can be begun. */
interface BookState {
  attempts: Awaited<ReturnType<typeof contestAttempts.ofBooks>>;
  offered: ReturnType<Awaited<ReturnType<typeof contestBooks.offered>>>;
}
type Available = Omit<AvailablePoint, 'contests'>;

/**
 * What a mission would bring to each contest if it were handed in now, shown before it starts. Changes nothing. On top
 * stands the contest that it counts in, else the first that has the book, else the first.
 */
export async function readAvailablePoint(context: SignedInContext, asked: Asked): Promise<AvailablePoint> {
  const { db, accountNo, site } = context;
  const { bookNo } = asked;
  const { found, place } = await findContests(context);
  const open = found.filter(({ contest, mine }) => mine === null || staysInContest(contest, { site, ...place }));
  const having = open.filter(({ contest, mine }) =>
    mine === null ? isContestBook(contest, bookNo) : findMyBook(mine, bookNo) !== undefined,
  );
  const state: BookState =
    having.length === 0
      ? { attempts: [], offered: new Set() }
      : {
          attempts: await contestAttempts.ofBooks(db, accountNo, [bookNo]),
          offered: (await contestBooks.offered(db, [bookNo]))(bookNo),
        };
  const contests: ContestAvailablePoint[] = [];
  for (const one of having) {
    const { contestNo: readingGameContestNo, title } = one.contest;
    const available = await availableIn(context, one, asked, state);
    if (concerns(available)) contests.push({ readingGameContestNo, title, ...available });
  }
  const best = contests.find(({ available }) => available) ?? contests[0];
  if (best === undefined) return { ...(await availableIn(context, open[0] ?? null, asked, state)), contests };
  const { readingGameContestNo: _, title: __, ...top } = best;
  return { ...top, contests };
}

/** A contest that is over, or whose weeks with the book have passed for who has not joined, is not mentioned. */
const concerns = ({ reason }: Available) => reason !== 'NOT_IN_PROGRESS' && reason !== 'NOT_REGISTERED';

async function availableIn(
  context: SignedInContext,
  one: FoundContest | null,
  { bookNo, readingMissionType: kind }: Asked,
  { attempts, offered }: BookState,
): Promise<Available> {
  const { db, now } = context;
  const contest = one?.contest ?? null;
  const mine = one?.mine ?? null;
  const own = mine ? findMyBook(mine, bookNo) : undefined;
  const left = own ? missionsLeft(own.book.maxPoint, attempts, offered) : new Map<string, number>();
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
    inList: own !== undefined,
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
