import type { MatchingCards, MatchingPairs } from './MatchingState.ts';

/**
 * The left card to go on with once a pair was made: the next one without a partner below it, else the first one of all.
 *
 * @param left id of the left card that was just paired
 * @returns its id; null when every card has a partner
 */
export function nextUnpaired({ lefts }: MatchingCards, pairs: MatchingPairs, left: string): string | null {
  const at = lefts.indexOf(left);
  const onward = [...lefts.slice(at + 1), ...lefts.slice(0, at + 1)];
  return onward.find((id) => pairs[id] === undefined) ?? null;
}
