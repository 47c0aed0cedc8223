import { queryOptions } from '@tanstack/react-query';
import { contactChangeApi } from '#contract/endpoints/contactChange.ts';
import { findAccountApi } from '#contract/endpoints/findAccount.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';

export const findAccountQueries = {
  /** Whether a link still works. */
  resetLink: (api: ApiClient, resetToken: string) =>
    queryOptions({
      queryKey: ['password-reset', resetToken],
      queryFn: () => api.call(findAccountApi.checkReset, { body: { resetToken } }),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** What a link takes back. */
  contactChange: (api: ApiClient, undoToken: string) =>
    queryOptions({
      queryKey: ['contact-change', undoToken],
      queryFn: () => api.call(contactChangeApi.check, { body: { undoToken } }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
