import type { MarkedPair, MatchingCards, MatchingState } from './MatchingState.ts';
import { inOrder, letGoOfClosed } from './takeMarks.ts';

/**
 * Takes the verdicts of this round: a right pair stands and closes, after a wrong first answer the left card is parked
 * and its card is free again. A verdict is about the answer that the server has: where another device was first, its
 * pair is shown. Known verdicts change nothing.
 *
 * @param atOnce false where no more verdicts come: pairs without one are then free to change
 */
export function takeVerdicts(
  cards: MatchingCards,
  state: MatchingState,
  verdicts: readonly MarkedPair[],
  atOnce: boolean,
): MatchingState {
  const fresh = verdicts.filter(
    ({ left, right }) =>
      cards.lefts.includes(left) &&
      cards.rights.includes(right) &&
      !state.locked.includes(left) &&
      !state.parked.includes(left),
  );
  const waiting = atOnce ? state.waiting.filter((left) => !fresh.some((one) => one.left === left)) : [];
  if (fresh.length === 0 && atOnce === state.atOnce && waiting.length === state.waiting.length) return state;
  const closed: Record<string, string> = {};
  for (const left of state.locked) if (state.pairs[left] !== undefined) closed[left] = state.pairs[left];
  for (const { left, right, correct } of fresh) if (correct) closed[left] = right;
  const parked = [...state.parked, ...fresh.filter(({ correct }) => !correct).map(({ left }) => left)];
  const pairs: Record<string, string> = { ...closed };
  for (const [left, right] of Object.entries(state.pairs)) {
    const taken = closed[left] !== undefined || Object.values(closed).includes(right);
    if (!taken && !parked.includes(left)) pairs[left] = right;
  }
  return letGoOfClosed({
    ...state,
    atOnce,
    waiting,
    parked: cards.lefts.filter((left) => parked.includes(left)),
    pairs: inOrder(cards, pairs),
    locked: cards.lefts.filter((left) => closed[left] !== undefined),
    history: [],
  });
}
