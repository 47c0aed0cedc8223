import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import type { startIdentityBody } from '#contract/signUp.ts';
import { openIdentityWindow } from '#src/lib/identity/openIdentityWindow.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useSignUp } from '../SignUpContext.ts';
import { useSignUpStep } from '../useSignUpStep.ts';

type Guardian = Omit<z.infer<typeof startIdentityBody>, 'signUpToken'>;

/** Starts the verification, opens its window, and has the server confirm what came of it. */
export function useGuardianCheck() {
  const api = useApi();
  const { signUpToken, settle } = useSignUp();
  const confirm = useSignUpStep('identity');
  const open = useMutation({
    meta: { ownError: true },
    mutationFn: async (guardian: Guardian) => {
      const start = await api.call(signUpApi.startIdentity, { body: { signUpToken, ...guardian } });
      await openIdentityWindow(start, { name: guardian.guardianName, mobileNo: guardian.guardianMobileNo });
      return start.identityVerificationId;
    },
    onSuccess: (identityVerificationId) => confirm.mutate({ identityVerificationId }),
    onError: settle,
  });
  return { open, confirm };
}
