import { queryOptions } from '@tanstack/react-query';
import { policyApi } from '#contract/endpoints/policy.ts';
import { termsApi } from '#contract/endpoints/terms.ts';
import type { PolicyCode } from '#contract/policy.ts';
import type { SiteName } from '#contract/site.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

export const policyQueries = {
  /** The privacy policy in force. */
  termsPersonal: (api: ApiClient, site: SiteName) =>
    queryOptions({
      queryKey: [queryKeys.policies, 'personal', site],
      queryFn: ({ signal }) => api.call(termsApi[site], { signal }),
    }),

  /** Which versions there are. */
  history: (api: ApiClient, code: PolicyCode) =>
    queryOptions({
      queryKey: [queryKeys.policies, code],
      queryFn: ({ signal }) => api.call(policyApi.readHistory, { params: { code }, signal }),
    }),

  text: (api: ApiClient, code: PolicyCode, version: number) =>
    queryOptions({
      queryKey: [queryKeys.policies, code, version],
      queryFn: ({ signal }) => api.call(policyApi.readText, { params: { code, version }, signal }),
    }),
};
