import { useMutation } from '@tanstack/react-query';
import type { SignInData } from '../../../../contract/auth.ts';
import { useServices } from '../../../lib/services/ServicesContext.ts';
import { useEnterSession } from '../../../lib/session/useEnterSession.ts';
import type { SettlePanelProps } from './HeldPanelProps.ts';

export type SettlePath =
  | '/api/auth/dormancy/release'
  | '/api/auth/withdrawal/undo'
  | '/api/auth/change-password/later'
  | '/api/auth/change-password';

/** Settles what holds the login up, with the temporary token of it; then the student is in, or told of what comes next. */
export function useSettle({ held, onHeld }: Pick<SettlePanelProps, 'held' | 'onHeld'>, path: SettlePath) {
  const { api } = useServices();
  const enter = useEnterSession();
  return useMutation({
    meta: { ownError: true },
    mutationFn: async (more: { password: string; passwordConfirmation: string } | null) => {
      const { temporaryToken } = held;
      const settled = await api.post<SignInData>(path, { temporaryToken, ...more });
      if (settled.outcome === 'SIGNED_IN') await enter(settled);
      else onHeld(settled);
    },
  });
}
