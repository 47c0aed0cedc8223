import { type CollisionDetection, closestCenter, pointerWithin } from '@dnd-kit/core';
import { dropIds } from './readDrop.ts';

/**
 * What a carried book is over: the dock before all, then a book, then its board. Keys have no pointer and no dock: the
 * nearest.
 */
export const chooseDrop: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) {
    return closestCenter({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) => !dropIds.isDock(id)),
    });
  }
  const under = pointerWithin(args);
  const dock = under.filter(({ id }) => dropIds.isDock(id));
  if (dock.length > 0) return dock;
  const books = under.filter(({ id }) => !dropIds.isShelf(id));
  return books.length > 0 ? books : under;
};
