import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { resetDoneState } from '../resetDoneState.ts';

/** POST /api/account/password-resets/confirm: the link is used up, every login ends. */
export function useConfirmReset(resetToken: string) {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (passwords: { password: string; passwordConfirmation: string }) =>
      api.post('/api/account/password-resets/confirm', { resetToken, ...passwords }),
    onSuccess: () => void navigate(pathname + search, { replace: true, state: resetDoneState }),
  });
}
