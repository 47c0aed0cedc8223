import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { libraryApi } from '#contract/endpoints/library.ts';
import { wordBasketApi } from '#contract/endpoints/wordBasket.ts';
import type { BookCategory } from '#domain/book/bookCategories.ts';
import type { BasketOrder } from '#domain/dictionary/basketOrders.ts';
import type { ShelfPlace } from '#domain/library/shelves.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { readMonth } from '../../lib/queries/readMonth.ts';

/** What the pages of the library read. */
export const libraryQueries = {
  board: (api: ApiClient) =>
    queryOptions({
      queryKey: [queryKeys.library, 'board'],
      queryFn: ({ signal }) => api.call(libraryApi.readBoard, { signal }),
    }),
  shelf: (api: ApiClient, place: ShelfPlace, page: number) =>
    queryOptions({
      queryKey: [queryKeys.library, 'shelf', place, page],
      queryFn: ({ signal }) => api.call(libraryApi.readShelf, { params: { place }, query: { page }, signal }),
      placeholderData: keepPreviousData,
    }),
  cart: (api: ApiClient, page: number) =>
    queryOptions({
      queryKey: [queryKeys.library, 'cart', page],
      queryFn: ({ signal }) => api.call(libraryApi.readCart, { query: { page }, signal }),
      placeholderData: keepPreviousData,
    }),
  words: (api: ApiClient, { query, ...place }: { page: number; query: string; order: BasketOrder }) =>
    queryOptions({
      queryKey: [queryKeys.wordBasket, 'page', place, query],
      queryFn: ({ signal }) => api.call(wordBasketApi.read, { query: { ...place, query: query || undefined }, signal }),
      placeholderData: keepPreviousData,
    }),
  history: (api: ApiClient, category: BookCategory | null, page: number) =>
    queryOptions({
      queryKey: [queryKeys.library, 'history', category, page],
      queryFn: ({ signal }) =>
        api.call(libraryApi.readHistory, { query: { category: category ?? undefined, page }, signal }),
      placeholderData: keepPreviousData,
    }),
  chart: (api: ApiClient) =>
    queryOptions({
      queryKey: [queryKeys.library, 'chart'],
      queryFn: ({ signal }) => api.call(libraryApi.readChart, { signal }),
    }),
  /** @param asked null: the running month by the server's clock */
  calendar: (api: ApiClient, asked: string | null) =>
    queryOptions({
      queryKey: [queryKeys.library, 'calendar', asked],
      queryFn: ({ signal }) =>
        readMonth(asked, (month) => api.call(libraryApi.readMonth, { query: { month: month ?? undefined }, signal })),
      placeholderData: keepPreviousData,
    }),
  calendarDay: (api: ApiClient, day: string, page: number) =>
    queryOptions({
      queryKey: [queryKeys.library, 'day', day, page],
      queryFn: ({ signal }) => api.call(libraryApi.readDay, { params: { day }, query: { page }, signal }),
      // Another page of the same day only: another day has nothing to do with this one.
      placeholderData: (shown, query) => (query?.queryKey[2] === day ? shown : undefined),
    }),
};
