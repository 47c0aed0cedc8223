import type { MatchingContent, MissionResult } from '#contract/mission.ts';

/** A pair of the first round that was wrong, by card ids. */
export interface MissedPair {
  left: string;
  right: string;
  correct: false;
}

/** The pairs that a marked round had wrong, as cards of this set. What was left empty is no pair. */
export function missedPairs(content: MatchingContent, { items }: Pick<MissionResult, 'items'>): MissedPair[] {
  return items.flatMap(({ key, given, correct }) => {
    const right = content.rights.find(({ text }) => text === given)?.id;
    return correct || right === undefined ? [] : [{ left: key, right, correct: false as const }];
  });
}
