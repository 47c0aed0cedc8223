import { queryOptions } from '@tanstack/react-query';
import type { AquariumProfile, FriendRequests, Neighbour, Neighbours } from '../../../../contract/neighbour.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

export type NeighbourGroup = 'CLASS' | 'FRIENDS';

export function neighboursQuery(api: ApiClient, of: NeighbourGroup, page: number) {
  return queryOptions({
    queryKey: [queryKeys.neighbours, of, page],
    queryFn: ({ signal }) => api.get<Neighbours>('/api/aquarium/neighbours', { signal, params: { of, page } }),
  });
}

export function neighbourQuery(api: ApiClient, visitKey: string) {
  return queryOptions({
    queryKey: [queryKeys.neighbours, 'one', visitKey],
    queryFn: ({ signal }) => api.get<Neighbour>(`/api/aquarium/neighbours/${visitKey}`, { signal }),
  });
}

/** How neighbours see me. */
export function aquariumProfileQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.neighbours, 'profile'],
    queryFn: ({ signal }) => api.get<AquariumProfile>('/api/aquarium/profile/me', { signal }),
  });
}

/** Who waits for my answer, and whom I do not want to meet. */
export function friendRequestsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.neighbours, 'requests'],
    queryFn: ({ signal }) => api.get<FriendRequests>('/api/aquarium/friends/me', { signal }),
  });
}
