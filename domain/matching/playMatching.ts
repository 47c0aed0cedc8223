import type { MarkedPair, MatchingCard, MatchingCards, MatchingState } from './MatchingState.ts';
import { type MatchingStep, moveFocus } from './moveFocus.ts';
import { chooseCard, takeApart, unpair } from './pairCards.ts';
import { dragCard, pressCard, releaseCard } from './releaseCard.ts';
import { takeMarks } from './takeMarks.ts';
import { takeVerdicts } from './takeVerdicts.ts';

/** Everything a player can do. `over` is the card a drag ends on; `outside` means: away from every card. */
export type MatchingAction =
  | { type: 'chosen'; card: MatchingCard }
  | { type: 'choice-dropped' }
  | { type: 'unpaired'; card: MatchingCard }
  | { type: 'undone' }
  | { type: 'moved'; step: MatchingStep }
  | { type: 'focused'; card: MatchingCard }
  | { type: 'pressed'; pointerId: number; card: MatchingCard }
  | { type: 'dragged'; pointerId: number }
  | { type: 'released'; pointerId: number; over: MatchingCard | 'outside' }
  | { type: 'cancelled'; pointerId: number }
  /** Whatever held cards is gone: the stage was turned, the window lost, the set left. */
  | { type: 'all-let-go' }
  | { type: 'marked'; pairs: readonly MarkedPair[] }
  | { type: 'missed-seen' }
  /** Verdicts of this round so far. */
  | { type: 'judged'; pairs: readonly MarkedPair[]; atOnce: boolean };

/** The next state of a matching set. Pure; returns the same object when nothing changes. */
export function playMatching(cards: MatchingCards, state: MatchingState, action: MatchingAction): MatchingState {
  switch (action.type) {
    case 'chosen':
      return chooseCard(state, action.card);
    case 'choice-dropped':
      return state.chosen ? { ...state, chosen: null } : state;
    case 'unpaired':
      return takeApart(state, action.card);
    case 'undone':
      return unpair(state);
    case 'moved':
      return moveFocus(cards, state, action.step);
    case 'focused':
      return { ...state, focus: action.card };
    case 'pressed':
      return pressCard(state, action.pointerId, action.card);
    case 'dragged':
      return dragCard(state, action.pointerId);
    case 'released':
      return releaseCard(state, action.pointerId, action.over);
    case 'cancelled':
      return releaseCard(state, action.pointerId, null);
    case 'all-let-go':
      return Object.keys(state.holds).length > 0 ? { ...state, holds: {} } : state;
    case 'marked':
      return takeMarks(cards, state, action.pairs);
    case 'missed-seen':
      return state.missed.length > 0 ? { ...state, missed: [] } : state;
    case 'judged':
      return takeVerdicts(cards, state, action.pairs, action.atOnce);
  }
}
