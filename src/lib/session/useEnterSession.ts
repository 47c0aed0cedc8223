import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { SignedInData } from '#contract/auth.ts';
import { commonErrors } from '#contract/commonErrors.ts';
import { bookApi } from '#contract/endpoints/book.ts';
import { paths } from '../../config/paths.ts';
import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { accountQuery } from '../queries/accountQuery.ts';
import { cartQuery } from '../queries/cartQuery.ts';
import { queryKeys } from '../queries/queryKeys.ts';
import { safeRedirect } from '../safeRedirect.ts';
import { useServices } from '../services/ServicesContext.ts';
import { accountStanding } from './accountStanding.ts';
import { VISITOR_DRAFTS } from './clearTab.ts';

/**
 * What follows once the server granted a login, in the order of the spec: token stored (and what a visitor left in this
 * tab forgotten), account fetched and checked, basket and verification lists loaded, then the customer-service flag, the
 * redirect of the address, or the main page. The guard does the going.
 */
export function useEnterSession(): (signedIn: SignedInData) => Promise<void> {
  const { api, site, session, tabStorage } = useServices();
  const client = useQueryClient();
  const [search] = useSearchParams();

  return async ({ token, customerServiceFlag }) => {
    session.begin(token);
    for (const key of VISITOR_DRAFTS) tabStorage.removeItem(key);
    try {
      const account = await client.fetchQuery({ ...accountQuery(api), staleTime: 0 });
      const standing = accountStanding(site, account);
      if (standing === 'ACCOUNT_SUSPENDED') throw refusal(standing);
      // Their records are all there is, with the message on that page.
      if (standing === 'NO_AFFILIATION') return session.complete(account, paths.mypageRecord.getHref());
      // The lists only colour some buttons; a page that needs one loads it again.
      await Promise.allSettled([client.fetchQuery(cartQuery(api)), client.fetchQuery(verificationQuery(api))]);
      const redirect = safeRedirect(search.get('redirect'));
      session.complete(account, customerServiceFlag ? paths.cs.getHref() : (redirect ?? paths.main.getHref()));
    } catch (error) {
      session.signOut();
      throw error;
    }
  };
}

function refusal(code: 'ACCOUNT_SUSPENDED'): ApiError {
  const { status, message } = commonErrors[code];
  return new ApiError({ code, status, message, requestId: null, fields: {}, retryAfterSeconds: null });
}

/** The numbers of the books whose missions were taken. */
function verificationQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.verifications],
    queryFn: ({ signal }) => api.call(bookApi.listVerified, { signal }),
  });
}
