import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccessRecordList } from '../../../../contract/accessRecord.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/account/access-records/me */
export function accessRecordsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [queryKeys.accessRecords, page],
    queryFn: ({ signal }) => api.get<AccessRecordList>('/api/account/access-records/me', { params: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}
