import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountInfo } from '#contract/account.ts';
import { accountApi } from '#contract/endpoints/account.ts';
import type { InfoBody, InfoChanged } from '#contract/myPage.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import { useGrant } from './GrantContext.ts';

/** Changes one's own data; what is left out stays. */
export function useSaveInfo() {
  const api = useApi();
  const client = useQueryClient();
  const withGrant = useGrant();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (body: InfoBody) => withGrant(() => api.call(accountApi.changeInfo, { body })),
    onSuccess: (changed, body) => {
      client.setQueryData(
        myPageQueries.detail(api, withGrant).queryKey,
        (info) => info && ({ ...info, ...storedOf(body, changed) } as AccountInfo),
      );
      return Promise.all(
        // A new grade moves the books that are recommended, and the level test of the contest.
        [queryKeys.account, queryKeys.contacts, queryKeys.main, queryKeys.myPage, queryKeys.contest].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
}

/** What counts already: a new contact in the place of a proved one waits until it is proved. */
export function storedOf(body: InfoBody, { waiting = [] }: InfoChanged): InfoBody {
  const stored = { ...body };
  if (waiting.includes('EMAIL')) delete stored.email;
  if (waiting.includes('MOBILE')) delete stored.mobileNo;
  return stored;
}
