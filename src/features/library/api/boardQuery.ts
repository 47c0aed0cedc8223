import { queryOptions } from '@tanstack/react-query';
import type { LibraryBoard } from '../../../../contract/library.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/library/board/me */
export function boardQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.library, 'board'],
    queryFn: ({ signal }) => api.get<LibraryBoard>('/api/library/board/me', { signal }),
  });
}
