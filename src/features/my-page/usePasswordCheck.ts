import { useMutation } from '@tanstack/react-query';
import { loginApi } from '#contract/endpoints/login.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

/** Whether it is the account's password. */
export function usePasswordCheck() {
  const api = useApi();
  return useMutation({
    meta: { ownError: true },
    mutationFn: async (password: string) => (await api.call(loginApi.validatePassword, { body: { password } })).valid,
  });
}
