/** The three boards of the shelf, in their order. */
export const shelves = ['READING', 'DONE', 'WISHED'] as const;
export type Shelf = (typeof shelves)[number];

/** Where a book of a student may stand: on one of the boards, or put away out of sight. */
export const shelfPlaces = [...shelves, 'AWAY'] as const;
export type ShelfPlace = (typeof shelfPlaces)[number];

export const shelfPlaceNames: Readonly<Record<ShelfPlace, string>> = {
  READING: '읽는 중',
  DONE: '다 읽음',
  WISHED: '읽고 싶어요',
  AWAY: '치워 둔 책',
};
