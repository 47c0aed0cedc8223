import { queryOptions } from '@tanstack/react-query';
import type { BookReviews } from '../../../../contract/bookReview.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/books/{bookNo}/reviews */
export function reviewsQuery(api: ApiClient, bookNo: number, page: number) {
  return queryOptions({
    queryKey: [queryKeys.reviews, bookNo, page],
    queryFn: ({ signal }) => api.get<BookReviews>(`/api/books/${bookNo}/reviews?page=${page}`, { signal }),
    placeholderData: (previous) => previous,
  });
}
