import { queryOptions } from '@tanstack/react-query';
import type { ContestCertificate } from '../../../../contract/contest.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

/** GET …/certificate/my; 422 before the completion points are reached. */
export function certificateQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contest, 'certificate'],
    queryFn: ({ signal }) => api.get<ContestCertificate>(`${CONTEST_ROOT}/certificate/my`, { signal }),
  });
}
