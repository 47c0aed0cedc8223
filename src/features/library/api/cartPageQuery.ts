import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CartPage } from '../../../../contract/library.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/library/cart/me?page= */
export function cartPageQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [queryKeys.library, 'cart', page],
    queryFn: ({ signal }) => api.get<CartPage>('/api/library/cart/me', { params: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}
