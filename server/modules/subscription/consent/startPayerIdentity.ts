import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { startPayerIdentityBody } from '#contract/payer.ts';
import type { IdentityStart } from '#contract/signUp.ts';
import { mobile } from '#domain/account/contactRules.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { normalizePhone } from '#domain/account/normalizePhone.ts';
import { korMore2, required } from '#domain/account/textRules.ts';
import { signUpTuning } from '#domain/account/tuning.ts';
import { payerEmail } from '#domain/subscription/payerEmail.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import { HOUR } from '#domain/time/duration.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { IdentityVerifier } from '#server/gateways/identity/IdentityVerifier.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { isAdult } from '../order/requirePayer.ts';
import { purchaseConsents } from '../repositories/purchaseConsents.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';

const TOO_YOUNG = '회원 정보로는 만 19세가 되지 않아 본인으로 결제하실 수 없습니다. 보호자를 골라 주십시오.';

/**
 * Opens the phone verification of who pays, bound to this account, a product and its price. A student
 * who cannot pay for themselves is refused here, before the window.
 *
 * @param origin public origin of the site, where the window leads back to
 */
export async function startPayerIdentity(
  context: SignedInContext,
  verifier: IdentityVerifier | null,
  origin: string,
  given: z.infer<typeof startPayerIdentityBody>,
): Promise<IdentityStart> {
  const { db, accountNo, now, secrets } = context;
  const name = normalizeName(given.payerName);
  const mobileNo = normalizePhone(given.payerMobileNo);
  const email = given.payerEmail === undefined ? null : normalizeEmail(given.payerEmail);
  const tooYoung = given.relation === 'SELF' && !isAdult((await accounts.info(db, accountNo)).birthday, now);
  const fields = Object.fromEntries(
    Object.entries({
      relation: tooYoung ? TOO_YOUNG : null,
      payerName: checkRules(name, [required, korMore2]),
      payerMobileNo: checkRules(mobileNo, [required, mobile]),
      payerEmail: email === null ? null : checkRules(email, [required, payerEmail]),
    }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  const product = await subscriptionProducts.find(db, given.subscriptionProductNo, now);
  if (product?.status !== 'ON_SALE') throw new AppError('NOT_FOUND');
  if (verifier === null) throw new AppError('IDENTITY_UNAVAILABLE');
  if ((await purchaseConsents.countBetween(db, accountNo, [now - HOUR, now])) >= signUpTuning.verificationStarts) {
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 600 });
  }
  const identityVerificationId = `payer-${randomBytes(16).toString('hex')}`;
  await purchaseConsents.insert(db, {
    accountNo,
    productNo: product.productNo,
    priceNo: product.priceNo,
    price: product.price,
    relation: given.relation,
    nameSealed: secrets.seal(name),
    mobileSealed: secrets.seal(mobileNo),
    emailSealed: email === null ? null : secrets.seal(email),
    identityVerificationId,
    startedAt: now,
  });
  return { identityVerificationId, ...verifier.browser, redirectUrl: `${origin}/subscription/payment` };
}
