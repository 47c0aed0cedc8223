import { queryOptions } from '@tanstack/react-query';
import type { ContestInfo } from '../../../../contract/contest.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { CONTEST_ROOT } from './contestRoot.ts';
import { noneFor404 } from './noneFor404.ts';

/** GET …/info/my. Null: not registered. */
export function contestInfoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'info'],
    queryFn: ({ signal }) => noneFor404(api.get<ContestInfo | null>(`${CONTEST_ROOT}/info/my`, { signal })),
  });
}
