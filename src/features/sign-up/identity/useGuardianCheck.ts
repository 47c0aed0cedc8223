import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { IdentityStart, startIdentityBody } from '../../../../contract/signUp.ts';
import { openIdentityWindow } from '../../../lib/identity/openIdentityWindow.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { useSignUpStep } from '../api/useSignUpStep.ts';
import { useSignUp } from '../SignUpContext.ts';

type Guardian = Omit<z.infer<typeof startIdentityBody>, 'signUpToken'>;

/** POST /api/account/sign-ups/identity, then the window, then POST …/identity/confirm. */
export function useGuardianCheck() {
  const api = useApi();
  const { signUpToken, settle } = useSignUp();
  const confirm = useSignUpStep('identity/confirm');
  const open = useMutation({
    meta: { ownError: true },
    mutationFn: async (guardian: Guardian) => {
      const start = await api.post<IdentityStart>('/api/account/sign-ups/identity', { signUpToken, ...guardian });
      await openIdentityWindow(start, { name: guardian.guardianName, mobileNo: guardian.guardianMobileNo });
      return start.identityVerificationId;
    },
    onSuccess: (identityVerificationId) => confirm.mutate({ identityVerificationId }),
    onError: settle,
  });
  return { open, confirm };
}
