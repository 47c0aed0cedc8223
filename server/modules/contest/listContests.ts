import type { ContestList, ContestListItem } from '#contract/contest.ts';
import { levelEntry } from '#domain/contest/levelEntry.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describeHosts } from './describeHosts.ts';
import { describeStatus } from './describeStatus.ts';
import { completionPointOf, findContests } from './findContest.ts';
import { findKnownLevel } from './findKnownLevel.ts';

/** Every contest that the student may join or has joined, in the order in which they are shown. */
export async function listContests(context: SignedInContext): Promise<ContestList> {
  const { db, now } = context;
  const { found, place } = await findContests(context);
  const known = findKnownLevel(found);
  const hostOf = await describeHosts(
    db,
    found.map(({ contest }) => contest),
  );
  const items: ContestListItem[] = found.map(({ contest, mine }) => ({
    ...describeStatus(contest, now),
    ...hostOf(contest),
    joinedYn: mine === null ? 'N' : 'Y',
    levelEntry: levelEntry(contest, place.grade, known, now),
    point: mine === null ? null : mine.me.point,
    completionPoint: mine && completionPointOf(mine.level),
  }));
  return { items };
}
