import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';

export const signUpQueries = {
  /** Where a sign-up stands that this tab began. */
  state: (api: ApiClient, signUpToken: string | null) =>
    queryOptions({
      queryKey: ['sign-up', signUpToken],
      queryFn: signUpToken === null ? skipToken : () => api.call(signUpApi.readState, { body: { signUpToken } }),
      // Every step answers with the state after it.
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** Institutions of this site that take members, by a part of the name. */
  institutions: (api: ApiClient, q: string) =>
    queryOptions({
      queryKey: ['sign-up', 'institutions', q],
      queryFn: ({ signal }) => api.call(signUpApi.listInstitutions, { query: { q }, signal }),
      placeholderData: keepPreviousData,
    }),
};
