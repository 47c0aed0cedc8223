import { queryOptions } from '@tanstack/react-query';
import type { PolicyCode, PolicyHistory, PolicyText, TermsPersonal } from '../../../../contract/policy.ts';
import type { SiteName } from '../../../../contract/site.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/site/terms-personal-{site}: the privacy policy in force. */
export function termsPersonalQuery(api: ApiClient, site: SiteName) {
  return queryOptions({
    queryKey: [queryKeys.policies, 'personal', site],
    queryFn: ({ signal }) => api.get<TermsPersonal>(`/api/site/terms-personal-${site}`, { signal }),
  });
}

/** GET /api/site/policies/{code}: which versions there are. */
export function policyHistoryQuery(api: ApiClient, code: PolicyCode) {
  return queryOptions({
    queryKey: [queryKeys.policies, code],
    queryFn: ({ signal }) => api.get<PolicyHistory>(`/api/site/policies/${code}`, { signal }),
  });
}

/** GET /api/site/policies/{code}/{version} */
export function policyTextQuery(api: ApiClient, code: PolicyCode, version: number) {
  return queryOptions({
    queryKey: [queryKeys.policies, code, version],
    queryFn: ({ signal }) => api.get<PolicyText>(`/api/site/policies/${code}/${version}`, { signal }),
  });
}
