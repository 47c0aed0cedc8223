import type { z } from 'zod';
import type { newCodes, StaffSignedIn, staffCodeBody } from '#contract/staffSignIn.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { createLoginToken, hashLoginToken, secondFactor } from '#server/modules/auth/public.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { staffChallenges } from '../repositories/staffChallenges.ts';
import { finishSetUp } from './finishSetUp.ts';
import { setUpAccount } from './setUpAccount.ts';

/** What an authenticator shows above the address. */
const ISSUER = '책바다 선생님';

/** A new secret for an authenticator of somebody who has no second factor yet. Nothing is stored of it but the challenge. */
export async function offerCodes(context: SiteContext, challenge: string): Promise<z.infer<typeof newCodes>> {
  const { now, secrets } = context;
  return withTransaction(context.db, async (db) => {
    const account = await setUpAccount({ ...context, db }, challenge);
    const { secret, uri } = secondFactor.create(ISSUER, account.email);
    const { token, tokenHash: challengeHash } = createLoginToken();
    await staffChallenges.add(db, {
      challengeHash,
      staffNo: account.staffNo,
      purpose: 'NEW_CODES',
      detail: secrets.seal(secret),
      expiresAt: now + staffTuning.challengeLifetime,
    });
    return { challenge: token, uri, secret };
  });
}

/** Takes a new authenticator over when it shows the right code, and begins the first login. @throws AppError STAFF_CODE_WRONG, STAFF_STEP_GONE */
export async function confirmCodes(
  context: SiteContext,
  { challenge, code }: z.infer<typeof staffCodeBody>,
): Promise<StaffSignedIn> {
  const { now, secrets } = context;
  const challengeHash = hashLoginToken(challenge);
  return withTransaction(context.db, async (db) => {
    const open = await staffChallenges.find(db, challengeHash, 'NEW_CODES', now);
    if (open?.staffNo == null) throw new AppError('STAFF_STEP_GONE');
    const step = secondFactor.stepOf(secrets.open(open.detail), code, now);
    if (step === null) throw new AppError('STAFF_CODE_WRONG');
    await staffChallenges.take(db, challengeHash, 'NEW_CODES', now);
    await staffAccounts.setCodes(db, open.staffNo, { totpSealed: open.detail, step });
    return finishSetUp({ ...context, db }, open.staffNo);
  });
}
