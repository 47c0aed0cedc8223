import { queryOptions } from '@tanstack/react-query';
import { aquariumApi } from '#contract/endpoints/aquarium.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';

/** The aquarium as the server knows it. */
export function aquariumQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['aquarium'],
    queryFn: ({ signal }) => api.call(aquariumApi.read, { signal }),
  });
}
