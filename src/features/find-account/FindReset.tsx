import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findAccountApi } from '#contract/endpoints/findAccount.ts';
import type { RequestResetBody } from '#contract/findAccount.ts';
import { useAccount, useApi } from '../../lib/services/ServicesContext.ts';
import { FindCard } from './FindCard.tsx';
import { FindTabs } from './FindTabs.tsx';
import { ResetDone } from './ResetDone.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { isResetDone } from './resetDoneState.ts';
import { SentCard } from './SentCard.tsx';
import { UndoContact } from './UndoContact.tsx';

/** Asks for a link by mail; opened with such a link, takes the new password, or takes the change of a contact back. */
export function FindReset() {
  const { state } = useLocation();
  const { token, forget } = useHashToken();
  const undo = useHashToken('undo');
  if (isResetDone(state)) return <ResetDone />;
  if (undo.token !== null) return <UndoContact undoToken={undo.token} onAgain={undo.forget} />;
  return token === null ? <RequestReset /> : <ResetPassword resetToken={token} onAgain={forget} />;
}

/** The request is accepted whatever is true. */
function RequestReset() {
  const api = useApi();
  const request = useMutation({
    meta: { ownError: true },
    mutationFn: (body: RequestResetBody) => api.call(findAccountApi.requestReset, { body }),
  });
  const account = useAccount();
  if (request.isSuccess) return <SentCard what="비밀번호를 다시 정하는 링크를" onAgain={request.reset} />;
  return (
    <FindCard
      title="비밀번호를 다시 정해요"
      lead="메일로 링크를 보내 드려요. 그 링크를 눌러 새 비밀번호를 정하면 돼요."
    >
      <FindTabs
        who={{ label: '아이디', autoComplete: 'username', ...(account && { known: account.accountId }) }}
        submitLabel="링크 받기"
        busy={request.isPending}
        error={request.error}
        onChange={request.reset}
        onSubmit={(by, { who: accountId, contact }) =>
          request.mutate(by === 'EMAIL' ? { by, accountId, email: contact } : { by, accountId, mobileNo: contact })
        }
      />
    </FindCard>
  );
}

/**
 * The token behind `#token=` (or another name) of a link from a mail. It is taken out of the address bar at once, so that it stays neither
 * in the history nor in a picture of the screen; servers and their logs never see what stands behind the hash.
 */
function useHashToken(name = 'token'): { token: string | null; forget: () => void } {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const brought = new URLSearchParams(hash.slice(1)).get(name);

  useEffect(() => {
    if (!brought) return;
    setToken(brought);
    void navigate(pathname + search, { replace: true });
  }, [brought, navigate, pathname, search]);

  return { token: brought || token, forget: () => setToken(null) };
}
