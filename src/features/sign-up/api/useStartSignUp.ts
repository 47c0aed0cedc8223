import { useMutation } from '@tanstack/react-query';
import type { StartedSignUp } from '../../../../contract/signUp.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import type { SignUpKind } from '../SignUpContext.ts';

/** POST /api/account/sign-ups */
export function useStartSignUp() {
  const api = useApi();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (kind: SignUpKind) => api.post<StartedSignUp>('/api/account/sign-ups', { kind }),
  });
}
