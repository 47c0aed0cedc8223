import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountInfo } from '../../../../contract/account.ts';
import type { InfoBody } from '../../../../contract/myPage.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { infoDetailQuery } from '../api/infoDetailQuery.ts';
import { useGrant } from './GrantContext.ts';

/** PUT /api/account/info/me; what is left out stays. */
export function useSaveInfo() {
  const api = useApi();
  const client = useQueryClient();
  const withGrant = useGrant();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (body: InfoBody) => withGrant(() => api.put('/api/account/info/me', body)),
    onSuccess: (_, body) => {
      client.setQueryData(
        infoDetailQuery(api, withGrant).queryKey,
        (info) => info && ({ ...info, ...body } as AccountInfo),
      );
      return Promise.all(
        // A new grade moves the books that are recommended, and the level test of the contest.
        [queryKeys.account, queryKeys.main, queryKeys.myPage, queryKeys.contest].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
}
