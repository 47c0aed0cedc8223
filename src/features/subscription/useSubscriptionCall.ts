import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

/**
 * A call that changes the subscription. The page shows a failure itself; whatever came of it, everything about the
 * subscription is refetched, for a refusal often means that something has changed meanwhile.
 */
export function useSubscriptionCall<T, V = void>(call: (api: ApiClient, given: V) => Promise<T>) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (given: V) => call(api, given),
    onSettled: (_data, error) =>
      Promise.all([
        client.invalidateQueries({
          queryKey: [queryKeys.subscription],
          // Of what was just done there is nothing more to foresee.
          predicate: ({ queryKey: [, part] }) => error !== null || !String(part).endsWith('-preview'),
        }),
        // Its title stands in the menu.
        client.invalidateQueries({ queryKey: [queryKeys.account] }),
      ]),
  });
}
