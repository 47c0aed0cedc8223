import type { MapPlace, OwnMap } from './NoteContent.ts';

/** A pair of the matching mission that the student has solved. */
export interface SolvedPair {
  id: string;
  left: string;
  right: string;
}

export type MapCardKind = 'LEFT' | 'RIGHT' | 'OWN';

export interface MapCard extends MapPlace {
  kind: MapCardKind;
  text: string;
}

export interface MapLink {
  id: string;
  from: string;
  to: string;
  label: string;
  /** False: it was solved in the mission and cannot be taken away. */
  own: boolean;
}

/** Units of the map between cards that nobody has moved yet: a pair stands one above the other, four pairs in a row. */
const GRID = { column: 270, partner: 130, row: 290, inRow: 4 } as const;

export const cardIds = { left: (pairId: string) => `L:${pairId}`, right: (pairId: string) => `R:${pairId}` } as const;

/** Everything on the map: cards of solved pairs and own ones where the student put them, and the lines between them. */
export function matchingMap(pairs: readonly SolvedPair[], own: OwnMap): { cards: MapCard[]; links: MapLink[] } {
  const placed = new Map(own.places.map((place) => [place.id, place]));
  const at = (id: string, x: number, y: number): MapPlace => placed.get(id) ?? { id, x, y };
  const spot = (index: number) => ({
    x: (index % GRID.inRow) * GRID.column,
    y: Math.floor(index / GRID.inRow) * GRID.row,
  });
  const pairCards = pairs.flatMap(({ id, left, right }, index): MapCard[] => {
    const { x, y } = spot(index);
    return [
      { ...at(cardIds.left(id), x, y), kind: 'LEFT', text: left },
      { ...at(cardIds.right(id), x, y + GRID.partner), kind: 'RIGHT', text: right },
    ];
  });
  const below = Math.ceil(pairs.length / GRID.inRow) * GRID.row;
  const ownCards = own.cards.map(({ id, text }, index): MapCard => {
    const { x, y } = spot(index);
    return { ...at(id, x, below + y / 2), kind: 'OWN', text };
  });
  const cards = [...pairCards, ...ownCards];
  const known = new Set(cards.map(({ id }) => id));
  const solved = pairs.map(({ id }): MapLink => {
    return { id: `P:${id}`, from: cardIds.left(id), to: cardIds.right(id), label: '', own: false };
  });
  const ownLinks = own.links
    .filter(({ from, to }) => known.has(from) && known.has(to))
    .map((link): MapLink => ({ ...link, own: true }));
  return { cards, links: [...solved, ...ownLinks] };
}

/** Puts a card somewhere; places are whole units within the map's reach. */
export function moveCard(map: OwnMap, id: string, to: { x: number; y: number }, reach: number): OwnMap {
  const within = (value: number) => Math.round(Math.min(reach, Math.max(-reach, value)));
  const place = { id, x: within(to.x), y: within(to.y) };
  return { ...map, places: [...map.places.filter((other) => other.id !== id), place] };
}

/** Takes an own card away, with its place and every own line to it. */
export function removeCard(map: OwnMap, id: string): OwnMap {
  return {
    ...map,
    places: map.places.filter((place) => place.id !== id),
    cards: map.cards.filter((card) => card.id !== id),
    links: map.links.filter(({ from, to }) => from !== id && to !== id),
  };
}

/** Both maps in one, for a conflict: every card and line of either; where both moved or renamed one, mine. */
export function mergeMaps(theirs: OwnMap, mine: OwnMap): OwnMap {
  const union = <T extends { id: string }>(one: readonly T[], two: readonly T[]): T[] => {
    const later = new Map(two.map((item) => [item.id, item]));
    const ids = new Set(one.map(({ id }) => id));
    return [...one.map((item) => later.get(item.id) ?? item), ...two.filter(({ id }) => !ids.has(id))];
  };
  return {
    kind: 'MAP',
    places: union(theirs.places, mine.places),
    cards: union(theirs.cards, mine.cards),
    links: union(theirs.links, mine.links),
  };
}
