import { queryOptions } from '@tanstack/react-query';
import { guestApi } from '#contract/endpoints/guest.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';

/** Who is in the sea. Asking lets come who is due, so it is asked with each visit. */
export function companyQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['aquarium', 'company'],
    queryFn: ({ signal }) => api.call(guestApi.visit, { signal }),
    refetchOnMount: 'always',
  });
}

/** What the pet may speak of. */
export function talkQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['aquarium', 'talk'],
    queryFn: ({ signal }) => api.call(guestApi.talk, { signal }),
    refetchOnMount: 'always',
  });
}
