import { queryOptions } from '@tanstack/react-query';
import { accountApi } from '#contract/endpoints/account.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** The account that is signed in. */
export function accountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.account],
    queryFn: () => api.call(accountApi.read),
  });
}
