import { useMutation } from '@tanstack/react-query';
import type { SignInData } from '#contract/auth.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { useEnterSession } from '#src/lib/session/useEnterSession.ts';
import type { SettlePanelProps } from './ChallengePanelProps.ts';

/**
 * Settles what holds the login up; then the student is in, or sees what comes next.
 *
 * @param settle calls the endpoint for it, with the temporary token of the login
 */
export function useSettle<Given = void>(
  { challenge, onChallenge }: Pick<SettlePanelProps, 'challenge' | 'onChallenge'>,
  settle: (api: ApiClient, temporaryToken: string, given: Given) => Promise<SignInData>,
) {
  const { api } = useServices();
  const enter = useEnterSession();
  return useMutation({
    meta: { ownError: true },
    mutationFn: async (given: Given) => {
      const settled = await settle(api, challenge.temporaryToken, given);
      if (settled.outcome === 'SIGNED_IN') await enter(settled);
      else onChallenge(settled);
    },
  });
}
