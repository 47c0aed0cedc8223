import type { SignInChallengeData } from '#contract/auth.ts';
import type { SiteName } from '#contract/site.ts';
import { withdrawalTimes } from '#domain/account/dormancy.ts';
import { isGivenPassword } from '#domain/account/isGivenPassword.ts';
import { temporaryTokenTuning } from '#domain/account/tuning.ts';
import { maskMostOfId } from '#domain/text/maskMostOfId.ts';
import type { Context } from '#server/core/Context.ts';
import { createTemporaryToken } from './createTemporaryToken.ts';

interface ChallengedAccount {
  accountNo: number;
  accountId: string;
  passwordHash: string;
  passwordChangedAt: number | null;
  withdrawalRequestedAt: number | null;
}

/** No login yet: a token for the one thing that has to be settled first. */
export async function issueChallenge(
  context: Context,
  site: SiteName,
  account: ChallengedAccount,
  outcome: SignInChallengeData['outcome'],
): Promise<SignInChallengeData> {
  const leaving = outcome === 'WITHDRAWAL_REQUESTED' ? account.withdrawalRequestedAt : null;
  const undoUntil = leaving === null ? null : withdrawalTimes(leaving).undoUntil;
  const lifetime = Math.min(temporaryTokenTuning.lifetime, (undoUntil ?? Number.POSITIVE_INFINITY) - context.now);
  const mustChange = outcome === 'CHANGE_PASSWORD' && isGivenPassword(account.passwordChangedAt);
  const { token, expiresAt } = await createTemporaryToken(context, { ...account, site }, outcome, lifetime);
  return {
    outcome,
    temporaryToken: token,
    expiresAt: new Date(expiresAt).toISOString(),
    accountId: maskMostOfId(account.accountId),
    undoUntil: undoUntil === null ? null : new Date(undoUntil).toISOString(),
    ...(mustChange && { mustChange }),
  };
}
