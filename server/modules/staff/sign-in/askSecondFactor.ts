import type { StaffFactorStep } from '#contract/staffSignIn.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import { createLoginToken } from '#server/modules/auth/public.ts';
import type { StaffAccount } from '../repositories/staffAccounts.ts';
import { staffChallenges } from '../repositories/staffChallenges.ts';
import { staffPasskeys } from '../repositories/staffPasskeys.ts';

/**
 * The step after the right password, or after a provider: a second factor, or choosing one where there is none.
 *
 * @param detail of a provider, sealed; handed on with the factor
 */
export async function askSecondFactor(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { staffNo, totpSealed }: Pick<StaffAccount, 'staffNo' | 'totpSealed'>,
  detail = '',
): Promise<StaffFactorStep> {
  const { token: challenge, tokenHash: challengeHash } = createLoginToken();
  const expiresAt = now + staffTuning.challengeLifetime;
  await staffChallenges.deleteExpired(db, now);
  await staffChallenges.add(db, { challengeHash, staffNo, purpose: 'SECOND_FACTOR', detail, expiresAt });
  const codes = totpSealed !== null;
  const passkeys = (await staffPasskeys.list(db, staffNo)).length > 0;
  return { step: codes || passkeys ? 'SECOND_FACTOR' : 'SET_UP', challenge, codes, passkeys };
}
