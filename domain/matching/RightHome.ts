import { leftOf, type MatchingCards, type MatchingState } from './MatchingState.ts';

/** Where a right card belongs: docked at a row of the left column, or waiting at a place of its own. */
export interface RightHome {
  id: string;
  docked: boolean;
  /** Row of the left column when docked, else the waiting place. */
  row: number;
}

/**
 * Homes of the right cards where they have a column of their own besides the docks: each waits at its own
 * place and leaves it empty while docked, so nothing else moves.
 */
export function layBesideDocks(cards: MatchingCards, state: MatchingState): RightHome[] {
  return cards.rights.map((id, index) => {
    const left = leftOf(state, id);
    return left === undefined
      ? { id, docked: false, row: index }
      : { id, docked: true, row: cards.lefts.indexOf(left) };
  });
}

/**
 * Homes of the right cards where docks and waiting places share one column (phones): paired cards stand at their
 * left card's row; the others keep their own row where it is free and take the free rows in order where not.
 */
export function layInDocks(cards: MatchingCards, state: MatchingState): RightHome[] {
  const homes = new Map<string, RightHome>();
  const taken = new Set<number>();
  for (const [row, left] of cards.lefts.entries()) {
    const id = state.pairs[left];
    if (id === undefined) continue;
    homes.set(id, { id, docked: true, row });
    taken.add(row);
  }
  const waiting = cards.rights.filter((id) => !homes.has(id));
  const stay = (id: string) => !taken.has(cards.rights.indexOf(id)) && cards.rights.indexOf(id) < cards.lefts.length;
  for (const id of waiting.filter(stay)) {
    const row = cards.rights.indexOf(id);
    homes.set(id, { id, docked: false, row });
    taken.add(row);
  }
  let free = 0;
  for (const id of waiting.filter((right) => !homes.has(right))) {
    while (taken.has(free)) free += 1;
    homes.set(id, { id, docked: false, row: free });
    taken.add(free);
  }
  return cards.rights.flatMap((id) => homes.get(id) ?? []);
}
