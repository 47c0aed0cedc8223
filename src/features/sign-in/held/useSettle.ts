import { useMutation } from '@tanstack/react-query';
import type { SignedInData, SignInHeldData } from '../../../../contract/auth.ts';
import { useServices } from '../../../lib/services/ServicesContext.ts';
import { useEnterSession } from '../../../lib/session/useEnterSession.ts';

export type SettlePath =
  | '/api/auth/dormancy/release'
  | '/api/auth/withdrawal/undo'
  | '/api/auth/change-password/later'
  | '/api/auth/change-password';

/** Settles what holds the login up, with the temporary token of it; then the student is in. */
export function useSettle(held: SignInHeldData, path: SettlePath) {
  const { api } = useServices();
  const enter = useEnterSession();
  return useMutation({
    meta: { ownError: true },
    mutationFn: async (more: { password: string; passwordConfirmation: string } | null) => {
      const { temporaryToken } = held;
      await enter(await api.post<SignedInData>(path, { temporaryToken, ...more }));
    },
  });
}
