import { arrivesInTime } from '#domain/contest/arrivesInTime.ts';
import { roundSpan } from '#domain/contest/ContestRound.ts';
import { contestShare, countedRound } from '#domain/contest/contestShare.ts';
import { contestStartsAt } from '#domain/contest/contestStatus.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { holdReason } from '#domain/contest/holdReason.ts';
import { overDailyCap } from '#domain/contest/notCountingReason.ts';
import type { PointStand } from '#domain/mission/missionPoints.ts';
import { isScored, missionWeight } from '#domain/mission/missionWeight.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { missionAttempts, type StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { countedToday } from './countedToday.ts';
import { findMyContest, type MyContest } from './findContest.ts';
import { readContests } from './readContests.ts';
import { contestAttempts } from './repositories/contestAttempts.ts';
import { contestEntries, type MissionResultRow } from './repositories/contestEntries.ts';
import { contestReviews } from './repositories/contestReviews.ts';
import type { StoredContest } from './repositories/contests.ts';
import { scoreParticipant } from './scoreParticipant.ts';

/** A round as it was just marked and paid. */
export interface MarkedRound {
  points: number;
  /** How the mission stood in points before. */
  stand: PointStand;
  /** Per cent right. */
  rate: number;
  /** Handed in faster than it can be read. */
  flagged: boolean;
}

/**
 * Counts a mission for the contest, in the transaction of its submission: points of a listed book whose week is open, up
 * to the daily cap, once per round. What looks implausible waits in a review and counts once it is released. The
 * mission itself is marked and paid either way.
 *
 * @param context its `db` must be the open transaction
 */
export async function countForContest(
  context: SignedInContext,
  attempt: StoredAttempt,
  marked: MarkedRound,
): Promise<void> {
  if (!isScored(attempt.kind)) return;
  for (const contest of await readContests(context.db, context.now)) {
    if (!contest.sites.includes(context.site) || context.now < contestStartsAt(contest)) continue;
    const row = await resultRow(context, contest, attempt, marked);
    if (row !== null) await countRow(context, row, attempt, marked);
  }
}

/** What the mission brings to this contest; null when it brings nothing, not even a nought. */
async function resultRow(
  context: SignedInContext,
  contest: StoredContest,
  attempt: StoredAttempt,
  marked: MarkedRound,
): Promise<{ mine: MyContest; result: MissionResultRow } | null> {
  const { db, accountNo, now } = context;
  const { bookNo, kind, startedAt } = attempt;
  const listed = contest.content.levels.some(({ books }) => books.some((book) => book.bookNo === bookNo));
  const mine = listed ? await findMyContest(context, contest) : null;
  const book = mine?.level.books.find((one) => one.bookNo === bookNo);
  const round = contest.content.rounds.find(({ roundNo }) => roundNo === book?.roundNo);
  if (mine === null || book === undefined || round === undefined) return null;
  const { opensAt, closesAt } = roundSpan(round, contest);
  if (now < opensAt || !arrivesInTime({ startedAt, arrivedAt: now, endsAt: closesAt })) return null;
  // After a deleted history a mission pays nothing; it is not part of the contest either.
  if (await missionAttempts.hasHidden(db, { accountNo, bookNo, kind })) return null;
  const mission = { contestNo: contest.contestNo, accountNo, bookNo, kind, missionRound: attempt.round };
  const day = { roundNo: round.roundNo, happenedAt: now, dayKey: seoulDay(now) };
  const before = attempt.round === 1 ? { amount: 0, possible: 0 } : await contestEntries.sumOf(db, mission);
  const counted = countedRound(...measure(attempt, marked, book.maxPoint), before);
  return { mine, result: { ...mission, ...day, ...counted } };
}

/** The round in the measure of the contest, and what its mission is worth there. */
function measure(
  { kind, round }: StoredAttempt,
  { points, stand }: MarkedRound,
  maxPoint: number,
): [{ round: 1 | 2; share: number }, number] {
  const contest = missionWeight(kind, maxPoint);
  const share = contestShare({ before: stand.firstPoints, points }, { mission: stand.weight, contest });
  return [{ round, share }, contest];
}

async function countRow(
  context: SignedInContext,
  { mine: { contest, me }, result: row }: { mine: MyContest; result: MissionResultRow },
  { attemptNo }: StoredAttempt,
  marked: MarkedRound,
): Promise<void> {
  const { db, accountNo, now } = context;
  const today = await countedToday(db, me, now, row);
  if (overDailyCap({ ...today, dailyCap: contest.dailyCap })) return;
  const recent = await contestAttempts.handInsSince(db, accountNo, now - CONTEST_TUNING.hold.burstSpan, attemptNo);
  const cause = row.amount > 0 ? holdReason({ at: now, rate: marked.rate }, marked.flagged, recent) : null;
  if (cause !== null) {
    await contestReviews.hold(db, row, cause, now);
    return;
  }
  if (!(await contestEntries.insertMission(db, row, now))) return;
  await scoreParticipant(db, me, { ...row, earned: row.amount });
}
