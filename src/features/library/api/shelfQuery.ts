import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShelfPage } from '../../../../contract/library.ts';
import type { ShelfPlace } from '../../../../domain/library/shelves.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/library/shelves/{place}/me?page= */
export function shelfQuery(api: ApiClient, place: ShelfPlace, page: number) {
  return queryOptions({
    queryKey: [queryKeys.library, 'shelf', place, page],
    queryFn: ({ signal }) => api.get<ShelfPage>(`/api/library/shelves/${place}/me`, { params: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}
