import type { SignInData } from '#contract/auth.ts';
import type { Context } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
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

/**
 * Takes asking to leave back: the account is as it was before, and signed in. One that slept before wakes up, because
 * somebody is there now. @throws AppError TEMPORARY_TOKEN_INVALID, ACCOUNT_SUSPENDED
 */
export async function undoWithdrawal(context: Context, held: SignInChallenge): Promise<SignInData> {
  return completeChallenge(
    context,
    held,
    'WITHDRAWAL_REQUESTED',
    async (inner, { accountNo, statusBeforeWithdrawal: to }) => {
      if (to === null) throw new AppError('TEMPORARY_TOKEN_INVALID');
      await changeAccountStatus(inner, { accountNo, to, actor: { kind: 'SELF' } });
      if (to === 'DORMANT') await changeAccountStatus(inner, { accountNo, to: 'ACTIVE', actor: { kind: 'SELF' } });
      await recordAccess(inner, { accountNo, site: held.site, kind: 'WITHDRAWAL_UNDONE' });
    },
  );
}
