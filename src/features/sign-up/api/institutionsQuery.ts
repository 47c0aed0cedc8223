import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InstitutionItem } from '../../../../contract/signUp.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';

/** GET /api/account/institutions?q= */
export function institutionsQuery(api: ApiClient, q: string) {
  return queryOptions({
    queryKey: ['sign-up', 'institutions', q],
    queryFn: ({ signal }) =>
      api.get<{ items: InstitutionItem[] }>('/api/account/institutions', { params: { q }, signal }),
    placeholderData: keepPreviousData,
  });
}
