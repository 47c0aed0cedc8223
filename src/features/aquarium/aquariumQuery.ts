import { queryOptions } from '@tanstack/react-query';
import { aquariumApi } from '../../../contract/endpoints/aquarium.ts';
import { call } from '../../lib/api/call.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';

/** The aquarium as the server knows it. */
export function aquariumQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['aquarium'],
    queryFn: ({ signal }) => call(api, aquariumApi.read, { signal }),
  });
}
