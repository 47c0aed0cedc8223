import { queryOptions } from '@tanstack/react-query';
import { wordMissionApi } from '#contract/endpoints/wordMission.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';

/** The three words of today, and earlier ones that wait. */
export function wordMissionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.wordMissions],
    queryFn: ({ signal }) => api.call(wordMissionApi.list, { signal }),
  });
}
