import { queryOptions } from '@tanstack/react-query';
import { neighbourApi } from '#contract/endpoints/neighbour.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';

export type NeighbourGroup = 'CLASS' | 'FRIENDS';

export function neighboursQuery(api: ApiClient, of: NeighbourGroup, page: number) {
  return queryOptions({
    queryKey: [queryKeys.neighbours, of, page],
    queryFn: ({ signal }) => api.call(neighbourApi.list, { query: { of, page }, signal }),
  });
}

export function neighbourQuery(api: ApiClient, visitKey: string) {
  return queryOptions({
    queryKey: [queryKeys.neighbours, 'one', visitKey],
    queryFn: ({ signal }) => api.call(neighbourApi.visit, { params: { visitKey }, signal }),
  });
}

/** How neighbours see me. */
export function aquariumProfileQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.neighbours, 'profile'],
    queryFn: ({ signal }) => api.call(neighbourApi.readProfile, { signal }),
  });
}

/** Who waits for my answer, and who I do not want to meet. */
export function friendRequestsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.neighbours, 'requests'],
    queryFn: ({ signal }) => api.call(neighbourApi.readRequests, { signal }),
  });
}
