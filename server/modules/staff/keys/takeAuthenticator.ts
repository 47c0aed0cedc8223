import type { z } from 'zod';
import type { newCodes, staffCodeBody } from '#contract/staffSignIn.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { createLoginToken, hashLoginToken, secondFactor } from '#server/modules/auth/public.ts';
import { type StaffAccount, staffAccounts } from '../repositories/staffAccounts.ts';
import { staffChallenges } from '../repositories/staffChallenges.ts';

/** What an authenticator shows above the address. */
const ISSUER = '책바다 선생님';

/** Who registers: somebody choosing the first second factor, or somebody signed in replacing one. */
type Purpose = 'NEW_CODES' | 'OWN_CODES';

/** A new secret for an authenticator. Nothing is stored of it but the challenge. */
export async function offerAuthenticator(
  { db, now, secrets }: SiteContext,
  { staffNo, email }: Pick<StaffAccount, 'staffNo' | 'email'>,
  purpose: Purpose,
): Promise<z.infer<typeof newCodes>> {
  const { secret, uri } = secondFactor.create(ISSUER, email);
  const { token: challenge, tokenHash: challengeHash } = createLoginToken();
  const expiresAt = now + staffTuning.challengeLifetime;
  await staffChallenges.add(db, { challengeHash, staffNo, purpose, detail: secrets.seal(secret), expiresAt });
  return { challenge, uri, secret };
}

/**
 * Takes a new authenticator over when it shows the right code, in the transaction of `context.db`. A wrong code leaves
 * the challenge open.
 *
 * @returns the person it belongs to
 * @throws AppError STAFF_CODE_WRONG, STAFF_STEP_GONE
 */
export async function takeAuthenticator(
  { db, now, secrets }: SiteContext,
  { challenge, code }: z.infer<typeof staffCodeBody>,
  purpose: Purpose,
): Promise<number> {
  const challengeHash = hashLoginToken(challenge);
  const open = await staffChallenges.find(db, challengeHash, purpose, now);
  if (open?.staffNo == null) throw new AppError('STAFF_STEP_GONE');
  const step = secondFactor.stepOf(secrets.open(open.detail), code, now);
  if (step === null) throw new AppError('STAFF_CODE_WRONG');
  await staffChallenges.take(db, challengeHash, purpose, now);
  await staffAccounts.setCodes(db, open.staffNo, { totpSealed: open.detail, step });
  return open.staffNo;
}
