import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountApi } from '#contract/endpoints/account.ts';
import { loginApi } from '#contract/endpoints/login.ts';
import type { LeavingReason } from '#domain/account/leavingReasons.ts';
import { paths } from '#src/config/paths.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { createOutbox } from '#src/lib/session/createOutbox.ts';
import { useEndSession } from '#src/lib/session/useEndSession.ts';

export class WrongPassword extends Error {
  override readonly name = 'WrongPassword';
}

/** Leaves: every login ends, and nothing of the student stays on this device. */
export function useLeave() {
  const { api, session, storage } = useServices();
  const endSession = useEndSession();
  const client = useQueryClient();
  return useMutation({
    meta: { ownError: true },
    mutationFn: async ({
      password,
      ...given
    }: {
      password: string;
      reason: LeavingReason;
      expectedRefund?: number;
    }) => {
      const { valid } = await api.call(loginApi.validatePassword, { body: { password } });
      if (!valid) throw new WrongPassword();
      return api.call(accountApi.withdraw, { body: given });
    },
    // What the ticket gives back may have changed: the page shows it as it is now.
    onError: () => client.invalidateQueries({ queryKey: [queryKeys.withdrawal] }),
    onSuccess: (data) => {
      const accountNo = session.getState().account?.accountNo ?? 0;
      createOutbox(storage, accountNo)
        .clear()
        .catch(() => undefined);
      endSession(paths.farewell.getHref(), data);
    },
  });
}
