import { CONTEST_TUNING } from './contestTuning.ts';
import { skipsLevelTest } from './levelTestEffort.ts';

/**
 * How a reader comes to a contest level: by the level test; or without it, as one of the child curriculum, as there is one
 * level for all, or by the level of another contest.
 */
export const levelEntries = ['TEST', 'CHILD', 'ONE_LEVEL', 'KNOWN'] as const;
export type LevelEntry = (typeof levelEntries)[number];

/** A level that a reader was given by a test. */
export interface KnownLevel {
  readingLevel: string;
  raq: number;
  /** Milliseconds UTC. */
  givenAt: number;
}

interface EnteredContest {
  academyNo: number | null;
  content: { levels: readonly unknown[] };
}

/** A contest of a whole site asks everybody for its test (specification, section 4). */
export function levelEntry(
  { academyNo, content }: EnteredContest,
  grade: string,
  known: KnownLevel | null,
  now: number,
): LevelEntry {
  if (content.levels.length === 1) return 'ONE_LEVEL';
  if (skipsLevelTest(grade)) return 'CHILD';
  const holds = known !== null && now - known.givenAt < CONTEST_TUNING.levelHolds;
  return academyNo !== null && holds ? 'KNOWN' : 'TEST';
}
