import type { KnownLevel } from '#domain/contest/levelEntry.ts';
import type { FoundContest } from './findContest.ts';

/** The level that the student was given last in a contest with more levels than one; null without any. */
export function findKnownLevel(found: readonly FoundContest[]): KnownLevel | null {
  const given = found
    .filter(({ contest }) => contest.content.levels.length > 1)
    .flatMap(({ mine }) => (mine ? [mine.me] : []))
    .toSorted((one, other) => other.joinedAt - one.joinedAt);
  const [newest] = given;
  return newest ? { readingLevel: newest.readingLevel, raq: newest.raq, givenAt: newest.joinedAt } : null;
}
