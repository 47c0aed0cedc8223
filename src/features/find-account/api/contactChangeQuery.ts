import { queryOptions } from '@tanstack/react-query';
import type { CheckedContactChange } from '../../../../contract/contact.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';

/** POST /api/account/contact-changes/check: what a link takes back. */
export function contactChangeQuery(api: ApiClient, undoToken: string) {
  return queryOptions({
    queryKey: ['contact-change', undoToken],
    queryFn: () => api.post<CheckedContactChange>('/api/account/contact-changes/check', { undoToken }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
