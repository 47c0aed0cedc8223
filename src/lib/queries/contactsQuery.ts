import { queryOptions } from '@tanstack/react-query';
import { contactApi } from '#contract/endpoints/contact.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** Which contacts are proved. */
export function contactsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contacts],
    queryFn: ({ signal }) => api.call(contactApi.list, { signal }),
  });
}
