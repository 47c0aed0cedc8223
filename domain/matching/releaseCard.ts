import { type CardHold, isCardClosed, isSameCard, type MatchingCard, type MatchingState } from './MatchingState.ts';
import { chooseCard, pairCards, takeApart } from './pairCards.ts';

/** A finger goes down on a card. A card already held, a finger already busy and a closed card are left alone. */
export function pressCard(state: MatchingState, pointerId: number, card: MatchingCard): MatchingState {
  const busy =
    state.holds[pointerId] !== undefined || Object.values(state.holds).some((hold) => isSameCard(hold, card));
  if (busy || isCardClosed(state, card)) return state;
  return { ...state, holds: { ...state.holds, [pointerId]: { ...card, dragging: false } } };
}

/** The finger has wandered: the press is a drag from now on, never a tap. */
export function dragCard(state: MatchingState, pointerId: number): MatchingState {
  const hold = state.holds[pointerId];
  if (!hold || hold.dragging) return state;
  const chosen = isSameCard(state.chosen, hold) ? null : state.chosen;
  return { ...state, chosen, holds: { ...state.holds, [pointerId]: { ...hold, dragging: true } } };
}

/**
 * The finger goes up. A tap chooses the card; a drag onto a card of the other side pairs the two;
 * a drag of a paired card to an empty place takes its pair apart; `null` (cancelled) only lets go.
 */
export function releaseCard(
  state: MatchingState,
  pointerId: number,
  over: MatchingCard | 'outside' | null,
): MatchingState {
  const hold = state.holds[pointerId];
  if (!hold) return state;
  const { [pointerId]: _, ...holds } = state.holds;
  const free: MatchingState = { ...state, holds };
  if (over === null) return free;
  const card = toCard(hold);
  if (!hold.dragging) return chooseCard(free, card);
  if (over === 'outside') return takeApart(free, card);
  return pairCards(free, card, over);
}

function toCard({ side, id }: CardHold): MatchingCard {
  return { side, id };
}
