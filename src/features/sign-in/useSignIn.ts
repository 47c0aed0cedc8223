import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { SignInBody, SignInData } from '../../../contract/auth.ts';
import { errorCodes } from '../../../contract/errorCodes.ts';
import { paths } from '../../config/paths.ts';
import { ApiError } from '../../lib/api/ApiError.ts';
import { accountQuery } from '../../lib/queries/accountQuery.ts';
import { cartQuery } from '../../lib/queries/cartQuery.ts';
import { verificationQuery } from '../../lib/queries/verificationQuery.ts';
import { safeRedirect } from '../../lib/safeRedirect.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { accountStanding } from '../../lib/session/accountStanding.ts';

/**
 * The login of the spec, in its order: token stored, account fetched and checked, basket and verification lists
 * loaded, then the customer-service flag, the redirect of the address, or the main page. The guard does the going.
 */
export function useSignIn() {
  const { api, site, session } = useServices();
  const client = useQueryClient();
  const [search] = useSearchParams();

  return useMutation({
    meta: { ownError: true },
    mutationFn: async (body: SignInBody) => {
      const { token, customerServiceFlag } = await api.post<SignInData>('/api/auth/sign-in', body);
      session.begin(token);
      try {
        const account = await client.fetchQuery({ ...accountQuery(api), staleTime: 0 });
        const standing = accountStanding(site, account);
        if (standing !== 'ok') throw refusal(standing);
        // The lists only colour some buttons; a page that needs one loads it again.
        await Promise.allSettled([client.fetchQuery(cartQuery(api)), client.fetchQuery(verificationQuery(api))]);
        const redirect = safeRedirect(search.get('redirect'));
        session.complete(account, customerServiceFlag ? paths.cs.getHref() : (redirect ?? paths.main.getHref()));
      } catch (error) {
        session.signOut();
        throw error;
      }
    },
  });
}

function refusal(code: 'ACCOUNT_SUSPENDED' | 'NO_AFFILIATION'): ApiError {
  const { status, message } = errorCodes[code];
  return new ApiError({ code, status, message, requestId: null, fields: {}, retryAfterSeconds: null });
}
