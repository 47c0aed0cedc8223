import type { GivenAgreement } from '#contract/subscription.ts';
import { agreementsFor, purchaseAgreements } from '#domain/subscription/purchaseAgreements.ts';
import { AppError } from '#server/errors/AppError.ts';

/**
 * What is stored of the boxes under the price: all that this purchase needs were ticked, in the version that is shown now.
 *
 * @throws AppError CONSENT_REQUIRED
 */
export function requireAgreements(given: readonly GivenAgreement[], recurring: boolean): string {
  const needed = agreementsFor(recurring);
  if (given.some(({ code, version }) => version !== purchaseAgreements[code].version)) {
    const message = '동의하실 내용이 바뀌었습니다. 화면을 새로 고쳐 다시 확인해 주십시오. 결제되지 않았습니다.';
    throw new AppError('CONSENT_REQUIRED', { message });
  }
  const isAgreed = (code: (typeof needed)[number]) => given.some((one) => one.code === code && one.agreed);
  if (!needed.every(isAgreed)) {
    throw new AppError('CONSENT_REQUIRED', { message: '구매에 필요한 항목에 모두 동의해 주십시오.' });
  }
  return JSON.stringify(needed.map((code) => ({ code, version: purchaseAgreements[code].version })));
}
