import { queryOptions } from '@tanstack/react-query';
import type { WordMissions } from '../../../../contract/wordMission.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** The three words of today, and earlier ones that wait. */
export function wordMissionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.wordMissions],
    queryFn: ({ signal }) => api.get<WordMissions>('/api/aquarium/word-missions/me', { signal }),
  });
}
