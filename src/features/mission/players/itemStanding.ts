import type { ItemVerdict } from '#contract/mission.ts';
import type { MissionSession } from '../session/useMissionSession.ts';

/** Where an item stands whose answer is marked at once: `waiting` has an answer and no verdict yet. */
export type ItemStanding = 'open' | 'waiting' | 'right' | 'wrong';

/** What was marked of an item in this round; null before. */
export function verdictOf({ attempt }: Pick<MissionSession, 'attempt'>, key: string): ItemVerdict | null {
  return attempt.verdicts.find((verdict) => verdict.key === key) ?? null;
}

/** Null where the item is marked with the whole mission at the end. */
export function itemStanding(session: Pick<MissionSession, 'attempt' | 'answers'>, key: string): ItemStanding | null {
  const verdict = verdictOf(session, key);
  if (verdict) return verdict.correct ? 'right' : 'wrong';
  if (!session.attempt.markedAtOnce) return null;
  return session.answers[key] ? 'waiting' : 'open';
}
