import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { IdentityStart, startIdentityBody } from '#contract/signUp.ts';
import { mobile } from '#domain/account/contactRules.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { normalizePhone } from '#domain/account/normalizePhone.ts';
import { korMore2, required } from '#domain/account/textRules.ts';
import { signUpTuning } from '#domain/account/tuning.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { IdentityVerifier } from '#server/gateways/identity/IdentityVerifier.ts';
import { openSignUp } from './openSignUp.ts';
import { signUps } from './repositories/signUps.ts';
import { retryAtTheEnd } from './retryAtTheEnd.ts';
import type { SignUpContext } from './SignUpContext.ts';

/**
 * Opens a verification of the guardian: a new number each time, known to this sign-up alone. Name and number of the
 * guardian may be taken from the child before consent (개인정보 보호법 제22조의2 제2항).
 *
 * @param origin public origin of the site, where the window leads back to
 */
export async function startIdentity(
  context: SignUpContext,
  verifier: IdentityVerifier | null,
  origin: string,
  given: z.infer<typeof startIdentityBody>,
): Promise<IdentityStart> {
  const signUp = await openSignUp(context, given.signUpToken, 'VERIFY');
  const name = normalizeName(given.guardianName);
  const mobileNo = normalizePhone(given.guardianMobileNo);
  const fields = Object.fromEntries(
    Object.entries({
      guardianName: checkRules(name, [required, korMore2]),
      guardianMobileNo: checkRules(mobileNo, [required, mobile]),
    }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  if (verifier === null) throw new AppError('IDENTITY_UNAVAILABLE');

  const identityVerificationId = `guardian-${randomBytes(16).toString('hex')}`;
  const started = await signUps.startIdentity(context.db, signUp.tokenHash, {
    id: identityVerificationId,
    nameSealed: context.secrets.seal(name),
    mobileSealed: context.secrets.seal(mobileNo),
    relation: given.relation,
    now: context.now,
    most: signUpTuning.verificationStarts,
  });
  if (!started) {
    await openSignUp(context, given.signUpToken, 'VERIFY');
    throw retryAtTheEnd(signUp, context.now, '보호자 확인을 여러 번 열었어요. 처음부터 다시 시작해 주세요.');
  }
  return { identityVerificationId, ...verifier.browser, redirectUrl: `${origin}/login/sign-up` };
}
