import { useMutation } from '@tanstack/react-query';
import type { RequestResetBody } from '../../../../contract/findAccount.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';

/** POST /api/account/password-resets: accepted, whatever is true. */
export function useRequestReset() {
  const api = useApi();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (body: RequestResetBody) => api.post('/api/account/password-resets', body),
  });
}
