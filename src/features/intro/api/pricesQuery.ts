import { queryOptions } from '@tanstack/react-query';
import type { SubscriptionProducts } from '../../../../contract/subscription.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { givenAnswer } from '../../../lib/queries/givenAnswer.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

const PATH = '/api/site/prices';
const MINUTE = 60_000;

/** GET /api/site/prices: what the home site sells, at the prices in force. */
export function pricesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.prices],
    queryFn: ({ signal }) => api.get<SubscriptionProducts>(PATH, { signal }),
    initialData: () => givenAnswer<SubscriptionProducts>(PATH),
    staleTime: 5 * MINUTE,
  });
}
