import type { MarkedAnswer } from './markMission.ts';

/**
 * A marked item as it may be shown while it can still be answered again: a wrong one keeps its right answer to itself.
 * The page that holds it may be shown at any time, because reading again is what the retry is for.
 */
export function withoutKey(item: MarkedAnswer): MarkedAnswer {
  return item.correct ? item : { ...item, answer: null, explanation: null };
}
