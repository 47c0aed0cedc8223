import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { passkeyOptions, passkeySignInBody, StaffSignedIn } from '#contract/staffSignIn.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { hashLoginToken } from '#server/modules/auth/public.ts';
import { openIdentity } from '../provider/ProvenIdentity.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { staffChallenges } from '../repositories/staffChallenges.ts';
import { staffPasskeys } from '../repositories/staffPasskeys.ts';
import { beginStaffLogin } from './beginStaffLogin.ts';

type Options = z.infer<typeof passkeyOptions>;
type GivenForSignIn = z.infer<typeof passkeySignInBody>;

/**
 * Sign-in by a passkey alone: it is something that somebody has, and it checks who holds it (user verification is
 * required), so that no password is asked for.
 *
 * @param origin of the site, to which passkeys belong
 */
export async function offerPasskeySignIn(context: SiteContext, origin: string): Promise<Options> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
    timeout: staffTuning.challengeLifetime,
  });
  await staffChallenges.deleteExpired(context.db, context.now);
  await staffChallenges.add(context.db, {
    challengeHash: hashLoginToken(options.challenge),
    staffNo: null,
    purpose: 'PASSKEY',
    expiresAt: context.now + staffTuning.challengeLifetime,
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** @throws AppError STAFF_STEP_GONE, PASSKEY_REFUSED */
export async function takePasskey(context: SiteContext, origin: string, given: GivenForSignIn): Promise<StaffSignedIn> {
  const { now, site } = context;
  const response = given.response as unknown as AuthenticationResponseJSON;
  const open = await staffChallenges.take(context.db, hashLoginToken(given.challenge), 'PASSKEY', now);
  if (open === undefined) throw new AppError('STAFF_STEP_GONE');
  const passkey = await staffPasskeys.find(context.db, given.response.id);
  const account = passkey && (await staffAccounts.find(context.db, passkey.staffNo));
  if (passkey === undefined || account === undefined || account.site !== site) throw new AppError('PASSKEY_REFUSED');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: given.challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
  }).catch(refused);
  if (!verified) throw new AppError('PASSKEY_REFUSED');
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await staffPasskeys.use(db, passkey.credentialId, authenticationInfo.newCounter, now);
    return beginStaffLogin(inside, account, { by: await identityOfStep(inside, account.staffNo, given.stepChallenge) });
  });
}

/** What a provider proved before the passkey, where there was such a step. @throws AppError STAFF_STEP_GONE */
async function identityOfStep({ db, secrets, now }: SiteContext, staffNo: number, step: string | undefined) {
  if (step === undefined) return null;
  const taken = await staffChallenges.take(db, hashLoginToken(step), 'SECOND_FACTOR', now);
  if (taken?.staffNo !== staffNo) throw new AppError('STAFF_STEP_GONE');
  return openIdentity(secrets, taken.detail);
}

/** The library throws for whatever does not fit: an answer to another challenge, another site, a bad signature. */
function refused(): never {
  throw new AppError('PASSKEY_REFUSED');
}
