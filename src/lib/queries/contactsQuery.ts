import { queryOptions } from '@tanstack/react-query';
import type { ContactStates } from '../../../contract/contact.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** GET /api/account/contacts/me: which contacts are proved. */
export function contactsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contacts],
    queryFn: ({ signal }) => api.get<ContactStates>('/api/account/contacts/me', { signal }),
  });
}
