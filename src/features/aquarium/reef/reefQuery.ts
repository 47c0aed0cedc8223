import { queryOptions } from '@tanstack/react-query';
import { reefApi } from '#contract/endpoints/reef.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';

/** The reef of the class. Asking gives new pieces their titles, so it is asked with each visit. */
export function reefQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['aquarium', 'reef'],
    queryFn: ({ signal }) => api.call(reefApi.visit, { signal }),
    refetchOnMount: 'always',
  });
}
