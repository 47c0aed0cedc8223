import type { CSSProperties } from 'react';
import type { MapCard } from '#domain/note/matchingMap.ts';

/** What an upright A4 page holds between its margins beside the heading, in CSS pixels. */
const PAPER = { width: 680, height: 860 } as const;
/** Around the cards, in units of the map. */
const MARGIN = 24;
/** Of a card that was not measured yet, in units of the map. */
const CARD = { width: 200, height: 80 } as const;

/**
 * Where the whole map stands on paper, however it was moved and zoomed on the screen. Custom properties, as the style
 * sheet for print is the first to know that it is printed.
 */
export function mapOnPaper(
  cards: readonly MapCard[],
  sizes: ReadonlyMap<string, { width: number; height: number }>,
): CSSProperties {
  if (cards.length === 0) return {};
  const sizeOf = ({ id }: MapCard) => sizes.get(id) ?? CARD;
  const left = Math.min(...cards.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...cards.map(({ y }) => y)) - MARGIN;
  const width = Math.max(...cards.map((card) => card.x + sizeOf(card).width)) + MARGIN - left;
  const height = Math.max(...cards.map((card) => card.y + sizeOf(card).height)) + MARGIN - top;
  const scale = Math.min(1, PAPER.width / width, PAPER.height / height);
  return {
    '--paper-place': `translate(${Math.round(-left * scale)}px, ${Math.round(-top * scale)}px) scale(${scale.toFixed(4)})`,
    '--paper-height': `${Math.ceil(height * scale)}px`,
  } as CSSProperties;
}
