import { queryOptions } from '@tanstack/react-query';
import { bookApi } from '#contract/endpoints/book.ts';
import { noteApi } from '#contract/endpoints/note.ts';
import { reviewApi } from '#contract/endpoints/review.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

/** What the page of a book reads. */
export const bookQueries = {
  /** @param bookNo as the address has it */
  detail: (api: ApiClient, bookNo: string) =>
    queryOptions({
      queryKey: [queryKeys.book, bookNo],
      queryFn: ({ signal }) => api.call(bookApi.read, { params: { bookNo }, signal }),
    }),
  /** Kept with what the note pages read. */
  noteOverview: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.notes, bookNo, 'overview'],
      queryFn: ({ signal }) => api.call(noteApi.readOverview, { params: { bookNo }, signal }),
    }),
  reviews: (api: ApiClient, bookNo: number, page: number) =>
    queryOptions({
      queryKey: [queryKeys.reviews, bookNo, page],
      queryFn: ({ signal }) => api.call(reviewApi.list, { params: { bookNo }, query: { page }, signal }),
      placeholderData: (previous) => previous,
    }),
};
