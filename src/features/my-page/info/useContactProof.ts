import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountInfo } from '../../../../contract/account.ts';
import type { ContactState } from '../../../../contract/contact.ts';
import { showToast } from '../../../lib/feedback/feedbackStore.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { infoDetailQuery } from '../api/infoDetailQuery.ts';
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
    const info = await api.post<AccountInfo>('/api/account/infoDetail').catch(() => null);
    if (info !== null) client.setQueryData(infoDetailQuery(api, withGrant).queryKey, info);
  }
  const send = useMutation({
    meta: { ownError: true },
    mutationFn: () => api.post('/api/account/contacts/me/codes', { kind }),
    onSuccess: refresh,
  });
  const prove = useMutation({
    meta: { ownError: true },
    mutationFn: ({ code }: { code: string; replaces: boolean }) =>
      api.post('/api/account/contacts/me/proofs', { kind, code }),
    onSuccess: async (_, { replaces }) => {
      showToast(kind === 'EMAIL' ? '이메일을 확인했어요' : '휴대전화를 확인했어요');
      await refresh();
      if (replaces) await showReplaced();
    },
  });
  const drop = useMutation({
    meta: { ownError: true },
    mutationFn: () => api.delete(`/api/account/contacts/me/${kind}/pending`),
    onSuccess: refresh,
  });
  return { send, prove, drop };
}
