import { queryOptions } from '@tanstack/react-query';
import type { RecommendedBooks } from '../../../../contract/recommendation.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/recommendations/me */
export function myRecommendationsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [queryKeys.recommendations, 'me', page],
    queryFn: ({ signal }) => api.get<RecommendedBooks>(`/api/recommendations/me?page=${page}`, { signal }),
    placeholderData: (previous) => previous,
  });
}
