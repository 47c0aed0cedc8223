import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/services/ServicesContext.ts';

/** POST /api/account/password-resets/confirm: the link is used up, every login ends. */
export function useConfirmReset(resetToken: string) {
  const api = useApi();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (passwords: { password: string; passwordConfirmation: string }) =>
      api.post('/api/account/password-resets/confirm', { resetToken, ...passwords }),
  });
}
