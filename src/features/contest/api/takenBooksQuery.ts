import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

/** GET …/verification-book-no-list: books of the list with nothing left to earn. */
export function takenBooksQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'taken'],
    queryFn: ({ signal }) => api.get<number[]>(`${CONTEST_ROOT}/verification-book-no-list`, { signal }),
  });
}
