import { queryOptions } from '@tanstack/react-query';
import type { ContestReviews } from '../../../../contract/contest.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

/** GET …/reviews/my: held results and corrections, with their reasons. */
export function contestReviewsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'reviews'],
    queryFn: ({ signal }) => api.get<ContestReviews>(`${CONTEST_ROOT}/reviews/my`, { signal }),
  });
}
