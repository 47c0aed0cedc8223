import type { MatchingCard, MatchingCards, MatchingState } from '#domain/matching/MatchingState.ts';
import { contains, type Rect, type StagePoint } from '../../engine/Rect.ts';
import { dockLine, type MatchingLayout, rightHomes, rowAt } from './layoutMatching.ts';

/** A card dragged this far to the right of an upright stage is put away, stage units. */
const AWAY = 120;

/**
 * What a dragged right card is over. Left of the dock line it belongs to the row of its middle. On an upright
 * stage the rows are the docks themselves: another row than its own is enough.
 *
 * @param card place of the dragged card
 * @param from row where it came from
 */
export function dropOfRight(
  layout: MatchingLayout,
  cards: MatchingCards,
  card: Rect,
  from: number,
): MatchingCard | 'outside' {
  const row = rowAt(layout, card.y + card.height / 2);
  const id = cards.lefts[row];
  if (id === undefined) return 'outside';
  const near = card.x < dockLine(layout);
  const wait = layout.waits[row];
  const moved = layout.inRows && row !== from && wait !== undefined && card.x < wait.x + AWAY;
  return near || moved ? { side: 'left', id } : 'outside';
}

/** The right card under the end of a line drawn from a left card; null for none. */
export function dropOfLeft(
  layout: MatchingLayout,
  cards: MatchingCards,
  state: MatchingState,
  at: StagePoint,
): MatchingCard | null {
  const home = rightHomes(layout, cards, state).find(({ rect }) => contains(rect, at));
  return home ? { side: 'right', id: home.id } : null;
}
