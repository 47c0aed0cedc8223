import { queryOptions } from '@tanstack/react-query';
import type { ContestCertificates } from '../../../../contract/contest.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

/** GET …/certificates/my */
export function certificatesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'certificates'],
    queryFn: ({ signal }) => api.get<ContestCertificates>(`${CONTEST_ROOT}/certificates/my`, { signal }),
  });
}
