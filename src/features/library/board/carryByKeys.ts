import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { dropIds } from './readDrop.ts';
import type { ShelfList } from './ShelfList.ts';
import { type ArrowKey, stepByArrow } from './stepByArrow.ts';

const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies ArrowKey[];

/**
 * Arrow keys carry a book from book to book, and over a board that has none. The middle of what is carried comes to
 * lie on the middle of the place, so that the nearest place is never another.
 */
export function carryByKeys(lists: readonly ShelfList[]): KeyboardCoordinateGetter {
  const ids = lists.flatMap<number | string>(({ place, items }) =>
    items.length > 0 ? items.map(({ bookNo }) => bookNo) : [dropIds.shelf(place)],
  );
  return (event, { context: { over, droppableRects, collisionRect } }) => {
    if (!arrows.includes(event.code)) return;
    event.preventDefault();
    const places = ids.flatMap((id) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, left: rect.left, top: rect.top, width: rect.width, height: rect.height }] : [];
    });
    const from = places.find(({ id }) => id === over?.id);
    const to = from && stepByArrow(places, from, event.code as ArrowKey);
    if (!to || !collisionRect) return;
    return {
      x: to.left + (to.width - collisionRect.width) / 2,
      y: to.top + (to.height - collisionRect.height) / 2,
    };
  };
}
