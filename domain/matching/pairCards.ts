import {
  isCardClosed,
  isSameCard,
  leftOf,
  MATCHING_UNDO_STEPS,
  type MatchingCard,
  type MatchingPairs,
  type MatchingState,
} from './MatchingState.ts';

/** Pairs two cards; each gives up the partner it had. Closed pairs and two cards of one side change nothing. */
export function pairCards(state: MatchingState, one: MatchingCard, other: MatchingCard): MatchingState {
  if (one.side === other.side || isCardClosed(state, one) || isCardClosed(state, other)) return state;
  const left = one.side === 'left' ? one.id : other.id;
  const right = one.side === 'left' ? other.id : one.id;
  if (state.pairs[left] === right) return { ...state, chosen: null };
  const former = leftOf(state, right);
  const { [former ?? '']: _, ...rest } = state.pairs;
  const paired = withPairs(state, { ...rest, [left]: right });
  // The first answer counts: there is nothing to take back.
  return state.atOnce ? { ...paired, history: [], waiting: [...state.waiting, left] } : paired;
}

/** Chooses a card, drops the choice when it is the same card, or pairs it with the chosen card of the other side. */
export function chooseCard(state: MatchingState, card: MatchingCard): MatchingState {
  if (isCardClosed(state, card)) return state;
  if (isSameCard(state.chosen, card)) return { ...state, chosen: null, focus: card };
  if (state.chosen && state.chosen.side !== card.side) return { ...pairCards(state, state.chosen, card), focus: card };
  return { ...state, chosen: card, focus: card };
}

/** Takes the pair of a card apart. */
export function takeApart(state: MatchingState, card: MatchingCard): MatchingState {
  const left = card.side === 'left' ? card.id : leftOf(state, card.id);
  if (left === undefined || state.pairs[left] === undefined || isCardClosed(state, card)) return state;
  const { [left]: _, ...rest } = state.pairs;
  return withPairs(state, rest);
}

/** Takes the last change of pairs back. */
export function unpair(state: MatchingState): MatchingState {
  const pairs = state.history.at(-1);
  return pairs ? { ...state, pairs, chosen: null, history: state.history.slice(0, -1) } : state;
}

function withPairs(state: MatchingState, pairs: MatchingPairs): MatchingState {
  const history = [...state.history, state.pairs].slice(-MATCHING_UNDO_STEPS);
  return { ...state, pairs, chosen: null, history };
}
