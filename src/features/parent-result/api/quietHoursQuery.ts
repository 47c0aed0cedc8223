import { queryOptions } from '@tanstack/react-query';
import type { ParentQuietHours } from '../../../../contract/quietHours.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

export function quietHoursPath(shareKey: string): string {
  return `/api/aquarium/quiet-hours/parent/${encodeURIComponent(shareKey)}`;
}

/** When the aquarium of this link's child rests: without a login. */
export function quietHoursQuery(api: ApiClient, shareKey: string) {
  return queryOptions({
    queryKey: [queryKeys.parentResult, 'quiet-hours', shareKey],
    queryFn: ({ signal }) => api.get<ParentQuietHours>(quietHoursPath(shareKey), { signal }),
  });
}
