import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { findAccountApi } from '#contract/endpoints/findAccount.ts';
import type { NewPassword } from '../../components/password-field/NewPasswordForm.tsx';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { resetDoneState } from './resetDoneState.ts';

/** Sets the new password: the link is used up, every login ends. */
export function useConfirmReset(resetToken: string) {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (passwords: NewPassword) =>
      api.call(findAccountApi.confirmReset, { body: { resetToken, ...passwords } }),
    onSuccess: () => void navigate(pathname + search, { replace: true, state: resetDoneState }),
  });
}
