import { useMutation } from '@tanstack/react-query';
import type { ValidatePasswordData } from '../../../../contract/auth.ts';
import type { WithdrawalData } from '../../../../contract/myPage.ts';
import type { LeavingReason } from '../../../../domain/account/leavingReasons.ts';
import { paths } from '../../../config/paths.ts';
import { useServices } from '../../../lib/services/ServicesContext.ts';
import { createOutbox } from '../../../lib/session/createOutbox.ts';
import { useEndSession } from '../../../lib/session/useEndSession.ts';

export class WrongPassword extends Error {
  override readonly name = 'WrongPassword';
}

/** POST /api/account/withdrawal/me; every login ends, and nothing of the student stays on this device. */
export function useLeave() {
  const { api, session, storage } = useServices();
  const endSession = useEndSession();
  return useMutation({
    meta: { ownError: true },
    mutationFn: async ({ password, reason }: { password: string; reason: LeavingReason }) => {
      const { valid } = await api.post<ValidatePasswordData>('/api/auth/validate-password', { password });
      if (!valid) throw new WrongPassword();
      return api.post<WithdrawalData>('/api/account/withdrawal/me', { reason }, { idempotent: true });
    },
    onSuccess: (data) => {
      const accountNo = session.getState().account?.accountNo ?? 0;
      createOutbox(storage, accountNo)
        .clear()
        .catch(() => undefined);
      endSession(paths.farewell.getHref(), data);
    },
  });
}
