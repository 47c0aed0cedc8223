import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import type {
  confirmIdentityBody,
  guardianConsentBody,
  SignUpState,
  SignUpWhoBody,
  signUpTermsBody,
} from '#contract/signUp.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { useSignUp } from './SignUpContext.ts';

type WithoutToken<T> = Omit<T, 'signUpToken'>;

interface StepBodies {
  terms: WithoutToken<z.infer<typeof signUpTermsBody>>;
  who: WithoutToken<SignUpWhoBody>;
  identity: WithoutToken<z.infer<typeof confirmIdentityBody>>;
  consent: WithoutToken<z.infer<typeof guardianConsentBody>>;
}

type StepCalls = {
  [S in keyof StepBodies]: (api: ApiClient, signUpToken: string, body: StepBodies[S]) => Promise<SignUpState>;
};

/** Calls that pass one step and answer with where the sign-up stands then. */
const stepCalls: StepCalls = {
  terms: (api, signUpToken, body) => api.call(signUpApi.agree, { body: { signUpToken, ...body } }),
  who: (api, signUpToken, body) => api.call(signUpApi.saveWho, { body: { signUpToken, ...body } }),
  identity: (api, signUpToken, body) => api.call(signUpApi.confirmIdentity, { body: { signUpToken, ...body } }),
  consent: (api, signUpToken, body) => api.call(signUpApi.consent, { body: { signUpToken, ...body } }),
};

export function useSignUpStep<S extends keyof StepBodies>(step: S) {
  const api = useApi();
  const { signUpToken, advance, settle } = useSignUp();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (body: StepBodies[S]) => stepCalls[step](api, signUpToken, body),
    onSuccess: advance,
    onError: settle,
  });
}
