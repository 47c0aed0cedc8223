import { type BookCategory, bookCategories } from '#domain/book/bookCategories.ts';
import { type ShelfPlace, shelfPlaces } from '#domain/library/shelves.ts';
import { readPage } from '#src/components/pagination/readPage.ts';

export const boardViews = ['shelf', 'history', 'chart'] as const;
export type BoardViewName = (typeof boardViews)[number];

/** What the page shows. It lives in the address, so that going back works. */
export interface BoardState {
  view: BoardViewName;
  /** The one board that is opened, or null for all. */
  place: ShelfPlace | null;
  category: BookCategory | null;
  page: number;
}

export function readBoardState(params: URLSearchParams): BoardState {
  return {
    view: boardViews.find((known) => known === params.get('view')) ?? 'shelf',
    place: shelfPlaces.find((known) => known === params.get('shelf')) ?? null,
    category: bookCategories.find((known) => known === params.get('category')) ?? null,
    page: readPage(params),
  };
}

/** Only what differs from the plain board is written. */
export function writeBoardState({ view, place, category, page }: BoardState): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== 'shelf') params.set('view', view);
  if (view === 'shelf' && place) params.set('shelf', place);
  if (view === 'history' && category) params.set('category', category);
  if (page > 1) params.set('page', String(page));
  return params;
}
