import { queryOptions } from '@tanstack/react-query';
import type { SignUpState } from '../../../../contract/signUp.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';

/** POST /api/account/sign-ups/state: where a sign-up stands that this tab began. */
export function signUpStateQuery(api: ApiClient, signUpToken: string | null) {
  return queryOptions({
    queryKey: ['sign-up', signUpToken],
    queryFn: () => api.post<SignUpState>('/api/account/sign-ups/state', { signUpToken }),
    enabled: signUpToken !== null,
    // Every step answers with the state after it.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
