import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContactState } from '#contract/contact.ts';
import { accountApi } from '#contract/endpoints/account.ts';
import { contactApi } from '#contract/endpoints/contact.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import { useGrant } from './GrantContext.ts';

/** Sending a code to a contact, taking it, and giving a new contact up. */
export function useContactProof(kind: ContactState['kind']) {
  const api = useApi();
  const client = useQueryClient();
  const withGrant = useGrant();
  const refresh = () => client.invalidateQueries({ queryKey: [queryKeys.contacts] });
  /**
   * The form shows the contact that has just taken the place of the other. Where the password would be asked for again it
   * shows it the next time.
   */
  async function showReplaced(): Promise<void> {
    const info = await api.call(accountApi.readDetail).catch(() => null);
    if (info !== null) client.setQueryData(myPageQueries.detail(api, withGrant).queryKey, info);
  }
  const send = useMutation({
    meta: { ownError: true },
    mutationFn: () => api.call(contactApi.sendCode, { body: { kind } }),
    onSuccess: refresh,
  });
  const prove = useMutation({
    meta: { ownError: true },
    mutationFn: ({ code }: { code: string; replaces: boolean }) => api.call(contactApi.prove, { body: { kind, code } }),
    onSuccess: async (_, { replaces }) => {
      showToast(kind === 'EMAIL' ? '이메일을 확인했어요' : '휴대전화를 확인했어요');
      await refresh();
      if (replaces) await showReplaced();
    },
  });
  const drop = useMutation({
    meta: { ownError: true },
    mutationFn: () => api.call(contactApi.dropPending, { params: { kind } }),
    onSuccess: refresh,
  });
  return { send, prove, drop };
}
