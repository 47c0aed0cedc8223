import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { passkeyBody, passkeyOptions, passkeySignInBody, StaffSignedIn } from '#contract/staffSignIn.ts';
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
import { finishSetUp } from './finishSetUp.ts';
import { setUpAccount } from './setUpAccount.ts';

/** Name of the service, as an authenticator shows it. */
const RP_NAME = '책바다';

type Options = z.infer<typeof passkeyOptions>;
type Given = z.infer<typeof passkeyBody>;
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
  await keepChallenge(context, options.challenge, 'PASSKEY', null);
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

/** A passkey for somebody who has no second factor yet. */
export async function offerNewPasskey(context: SiteContext, origin: string, challenge: string): Promise<Options> {
  const account = await setUpAccount(context, challenge);
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: new URL(origin).hostname,
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(`staff-${account.staffNo}`),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: staffTuning.challengeLifetime,
  });
  await keepChallenge(context, options.challenge, 'NEW_PASSKEY', account.staffNo);
  return { challenge: options.challenge, options: { ...options } };
}

/** Takes the new passkey over and begins the first login. @throws AppError STAFF_STEP_GONE, PASSKEY_REFUSED */
export async function confirmPasskey(context: SiteContext, origin: string, given: Given): Promise<StaffSignedIn> {
  const { now } = context;
  const open = await staffChallenges.take(context.db, hashLoginToken(given.challenge), 'NEW_PASSKEY', now);
  const staffNo = open?.staffNo ?? null;
  if (staffNo === null) throw new AppError('STAFF_STEP_GONE');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: given.response as unknown as RegistrationResponseJSON,
    expectedChallenge: given.challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }).catch(refused);
  if (!verified) throw new AppError('PASSKEY_REFUSED');
  const { credential } = registrationInfo;
  return withTransaction(context.db, async (db) => {
    const added = await staffPasskeys.add(
      db,
      {
        credentialId: credential.id,
        staffNo,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        device: context.visitor?.device ?? '',
      },
      now,
    );
    if (!added) throw new AppError('PASSKEY_REFUSED');
    return finishSetUp({ ...context, db }, staffNo);
  });
}

async function keepChallenge(
  { db, now }: SiteContext,
  challenge: string,
  purpose: 'PASSKEY' | 'NEW_PASSKEY',
  staffNo: number | null,
): Promise<void> {
  await staffChallenges.add(db, {
    challengeHash: hashLoginToken(challenge),
    staffNo,
    purpose,
    expiresAt: now + staffTuning.challengeLifetime,
  });
}

/** The library throws for whatever does not fit: an answer to another challenge, another site, a bad signature. */
function refused(): never {
  throw new AppError('PASSKEY_REFUSED');
}
