import { useMutation } from '@tanstack/react-query';
import type { FindIdBody } from '../../../../contract/findAccount.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';

/** POST /api/account/find-id: accepted, whatever is true. */
export function useFindId() {
  const api = useApi();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (body: FindIdBody) => api.post('/api/account/find-id', body),
  });
}
