import { queryOptions } from '@tanstack/react-query';
import type { ParentResult } from '../../../../contract/parentShare.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/book/mission/results/parent/{bookNo}/{shareKey}: without a login. */
export function parentResultQuery(api: ApiClient, bookNo: string, shareKey: string) {
  return queryOptions({
    queryKey: [queryKeys.parentResult, bookNo, shareKey],
    queryFn: ({ signal }) =>
      api.get<ParentResult>(
        `/api/book/mission/results/parent/${encodeURIComponent(bookNo)}/${encodeURIComponent(shareKey)}`,
        { signal },
      ),
  });
}
