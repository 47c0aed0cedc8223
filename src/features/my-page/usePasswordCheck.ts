import { useMutation } from '@tanstack/react-query';
import type { ValidatePasswordData } from '../../../contract/auth.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

/** POST /api/auth/validate-password: whether it is the account's password. */
export function usePasswordCheck() {
  const api = useApi();
  return useMutation({
    meta: { ownError: true },
    mutationFn: async (password: string) =>
      (await api.post<ValidatePasswordData>('/api/auth/validate-password', { password })).valid,
  });
}
