import { useMutation } from '@tanstack/react-query';
import type { SignInBody, SignInChallengeData } from '#contract/auth.ts';
import { authApi } from '#contract/endpoints/auth.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { useEnterSession } from '../../lib/session/useEnterSession.ts';

/** Signs in. Answers with what has to be settled first, or null when the student is in. */
export function useSignIn() {
  const { api } = useServices();
  const enter = useEnterSession();

  return useMutation({
    meta: { ownError: true },
    mutationFn: async (body: SignInBody): Promise<SignInChallengeData | null> => {
      const answer = await api.call(authApi.signIn, { body });
      if (answer.outcome !== 'SIGNED_IN') return answer;
      await enter(answer);
      return null;
    },
  });
}
