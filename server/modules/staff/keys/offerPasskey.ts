import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { passkeyBody, passkeyOptions } from '#contract/staffSignIn.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { hashLoginToken } from '#server/modules/auth/public.ts';
import type { StaffAccount } from '../repositories/staffAccounts.ts';
import { staffChallenges } from '../repositories/staffChallenges.ts';
import { staffPasskeys } from '../repositories/staffPasskeys.ts';

/** Name of the service, as an authenticator shows it. */
const RP_NAME = '책바다';

/** Who registers: somebody choosing the first second factor, or somebody signed in adding one. */
type Purpose = 'NEW_PASSKEY' | 'OWN_PASSKEY';

/**
 * What a device needs to make a passkey for this person. Devices that hold one already refuse to make another.
 *
 * @param origin of the site, to which passkeys belong
 */
export async function offerPasskey(
  context: SiteContext,
  origin: string,
  account: StaffAccount,
  purpose: Purpose,
): Promise<z.infer<typeof passkeyOptions>> {
  const known = await staffPasskeys.list(context.db, account.staffNo);
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: new URL(origin).hostname,
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(`staff-${account.staffNo}`),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: staffTuning.challengeLifetime,
  });
  await staffChallenges.add(context.db, {
    challengeHash: hashLoginToken(options.challenge),
    staffNo: account.staffNo,
    purpose,
    expiresAt: context.now + staffTuning.challengeLifetime,
  });
  return { challenge: options.challenge, options: { ...options } };
}

export interface NewPasskey {
  readonly staffNo: number;
  /** Stores it, in the transaction of `db`. @throws AppError PASSKEY_REFUSED where somebody has this key already */
  readonly store: (context: SiteContext) => Promise<void>;
}

/**
 * Checks the passkey that a device made; its challenge is used up.
 *
 * @throws AppError STAFF_STEP_GONE, PASSKEY_REFUSED
 */
export async function checkNewPasskey(
  context: SiteContext,
  origin: string,
  given: z.infer<typeof passkeyBody>,
  purpose: Purpose,
): Promise<NewPasskey> {
  const open = await staffChallenges.take(context.db, hashLoginToken(given.challenge), purpose, context.now);
  const staffNo = open?.staffNo ?? null;
  if (staffNo === null) throw new AppError('STAFF_STEP_GONE');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: given.response as unknown as RegistrationResponseJSON,
    expectedChallenge: given.challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }).catch(() => {
    // The library throws for whatever does not fit: an answer to another challenge, another site, a bad signature.
    throw new AppError('PASSKEY_REFUSED');
  });
  if (!verified) throw new AppError('PASSKEY_REFUSED');
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    staffNo,
    async store({ db, now, visitor }) {
      const device = visitor?.device ?? '';
      const added = await staffPasskeys.add(db, { credentialId, staffNo, publicKey, counter, transports, device }, now);
      if (!added) throw new AppError('PASSKEY_REFUSED');
    },
  };
}
