import { staysInContest } from '#domain/contest/contestScope.ts';
import { contestEndsAt, contestStartsAt } from '#domain/contest/contestStatus.ts';
import type { PointStand } from '#domain/mission/missionPoints.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { missionAttempts, type StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { countMission } from './countMission.ts';
import { findContests, findMyBook } from './findContest.ts';
import { replaceEarlyBook } from './replaceEarlyBook.ts';
import { contestParticipants } from './repositories/contestParticipants.ts';

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
 * Counts a mission for the contests that the student has joined, in the transaction of its submission. The mission
 * itself is marked and paid either way. Whoever joins later has it counted then (`countEarlierMissions`).
 *
 * @param context its `db` must be the open transaction
 */
export async function countForContest(
  context: SignedInContext,
  attempt: StoredAttempt,
  { points, stand, rate, flagged }: MarkedRound,
): Promise<void> {
  const { db, accountNo, site, now } = context;
  const { attemptNo, bookNo, kind, round, startedAt } = attempt;
  if (!isScored(kind)) return;
  const { found, place } = await findContests(context);
  const running = found.filter(({ contest }) => now >= contestStartsAt(contest) && startedAt < contestEndsAt(contest));
  if (running.length === 0) return;
  const joined = running.flatMap(({ contest, mine }) =>
    mine !== null && staysInContest(contest, { site, ...place }) ? [mine] : [],
  );
  // Whoever may be joining in this moment.
  if (joined.length < running.length) await contestParticipants.takeTurn(db, accountNo);
  const mine = joined.filter((one) => findMyBook(one, bookNo) !== undefined);
  if (mine.length === 0) return;
  for (const one of mine) await replaceEarlyBook(db, one, bookNo, now);
  const playedBefore = await missionAttempts.hasHidden(db, { accountNo, bookNo, kind });
  const handed = { kind, round, startedAt, submittedAt: now, points, rate, flagged, stand, playedBefore };
  for (const contest of mine) await countMission(db, contest, { attemptNo, bookNo, handed }, now);
}
