import { useMutation } from '@tanstack/react-query';
import type { InstitutionItem } from '../../../../contract/signUp.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { useSignUp } from '../SignUpContext.ts';

/** POST /api/account/sign-ups/join-code: which institution a code leads to. */
export function useJoinCode() {
  const api = useApi();
  const { signUpToken, settle } = useSignUp();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (joinCode: string) =>
      api.post<InstitutionItem>('/api/account/sign-ups/join-code', { signUpToken, joinCode }),
    onError: settle,
  });
}
