import type { SignInData } from '#contract/auth.ts';
import type { Context } from '#server/core/Context.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { changeAccountStatus } from '#server/modules/status/public.ts';
import { completeChallenge, type SignInChallenge } from './completeChallenge.ts';

/**
 * Wakes a sleeping account up and signs it in, or returns what is still to be settled.
 *
 * @throws AppError TEMPORARY_TOKEN_INVALID, ACCOUNT_SUSPENDED
 */
export async function releaseDormancy(context: Context, held: SignInChallenge): Promise<SignInData> {
  return completeChallenge(context, held, 'DORMANT', async (inner, { accountNo }) => {
    await changeAccountStatus(inner, { accountNo, to: 'ACTIVE', actor: { kind: 'SELF' } });
    await recordAccess(inner, { accountNo, site: held.site, kind: 'DORMANCY_ENDED' });
  });
}
