import type { MatchingCards, MatchingState } from './MatchingState.ts';

/** An arrow key, or the ends of a column. */
export type MatchingStep = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/** Moves the keyboard's place: up and down within a column, left and right to the card of the same row. */
export function moveFocus(cards: MatchingCards, state: MatchingState, step: MatchingStep): MatchingState {
  const side = step === 'left' || step === 'right' ? step : state.focus.side;
  const column = side === 'left' ? cards.lefts : cards.rights;
  const own = state.focus.side === 'left' ? cards.lefts : cards.rights;
  const row = own.indexOf(state.focus.id);
  const rows: Record<MatchingStep, number> = {
    up: row - 1,
    down: row + 1,
    left: row,
    right: row,
    first: 0,
    last: column.length - 1,
  };
  const id = column[Math.max(0, Math.min(column.length - 1, rows[step]))];
  if (id === undefined || (id === state.focus.id && side === state.focus.side)) return state;
  return { ...state, focus: { side, id } };
}
