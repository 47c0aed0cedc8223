import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  confirmIdentityBody,
  guardianConsentBody,
  SignUpState,
  SignUpWhoBody,
  signUpTermsBody,
} from '../../../../contract/signUp.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { useSignUp } from '../SignUpContext.ts';

type WithoutToken<T> = Omit<T, 'signUpToken'>;

/** Calls that pass one step and answer with where the sign-up stands then. */
interface StepBodies {
  terms: WithoutToken<z.infer<typeof signUpTermsBody>>;
  who: WithoutToken<SignUpWhoBody>;
  'identity/confirm': WithoutToken<z.infer<typeof confirmIdentityBody>>;
  consent: WithoutToken<z.infer<typeof guardianConsentBody>>;
}

/** POST /api/account/sign-ups/{step} */
export function useSignUpStep<S extends keyof StepBodies>(step: S) {
  const api = useApi();
  const { signUpToken, advance, settle } = useSignUp();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (body: StepBodies[S]) =>
      api.post<SignUpState>(`/api/account/sign-ups/${step}`, { signUpToken, ...body }),
    onSuccess: advance,
    onError: settle,
  });
}
