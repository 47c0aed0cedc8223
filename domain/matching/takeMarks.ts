import {
  type CardHold,
  isCardClosed,
  type MarkedPair,
  type MatchingCards,
  type MatchingPairs,
  type MatchingState,
} from './MatchingState.ts';

/**
 * Takes what the server has marked. Right pairs stand and close, even when a card of them has moved meanwhile; wrong
 * ones come apart where they still stand, and are remembered with both cards. What was done before cannot be taken
 * back any more, and cards of closed pairs leave every hand.
 */
export function takeMarks(cards: MatchingCards, state: MatchingState, marks: readonly MarkedPair[]): MatchingState {
  const known = marks.filter(({ left, right }) => cards.lefts.includes(left) && cards.rights.includes(right));
  if (known.length === 0) return state;
  const closed: Record<string, string> = {};
  for (const left of state.locked) if (state.pairs[left] !== undefined) closed[left] = state.pairs[left];
  for (const { left, right, correct } of known) {
    if (correct && closed[left] === undefined && !Object.values(closed).includes(right)) closed[left] = right;
  }
  const wrong = known.filter(({ correct }) => !correct);
  const pairs: Record<string, string> = { ...closed };
  for (const [left, right] of Object.entries(state.pairs)) {
    const taken = pairs[left] !== undefined || Object.values(closed).includes(right);
    // A pair that waits for the verdict of this round stands until it comes.
    const parts = !state.waiting.includes(left) && wrong.some((pair) => pair.left === left && pair.right === right);
    if (!taken && !parts) pairs[left] = right;
  }
  return letGoOfClosed({
    ...state,
    pairs: inOrder(cards, pairs),
    locked: cards.lefts.filter((left) => closed[left] !== undefined),
    history: [],
    missed: wrong.map(({ left, right }) => ({ left, right })),
  });
}

/** Cards that cannot be paired any more leave every hand, and are not chosen. */
export function letGoOfClosed(state: MatchingState): MatchingState {
  const open = Object.entries(state.holds).filter(([, hold]) => !isCardClosed(state, hold));
  const holds: Record<number, CardHold> = Object.fromEntries(open);
  return { ...state, holds, chosen: state.chosen && isCardClosed(state, state.chosen) ? null : state.chosen };
}

/** Pairs in the order of their left cards. */
export function inOrder(cards: MatchingCards, pairs: MatchingPairs): MatchingPairs {
  return Object.fromEntries(
    cards.lefts.flatMap((left) => (pairs[left] === undefined ? [] : [[left, pairs[left]] as const])),
  );
}
