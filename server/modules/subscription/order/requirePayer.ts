import { ageInYears, GUARDIAN_MINIMUM_AGE } from '#domain/account/ageInYears.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { purchaseConsents } from '../repositories/purchaseConsents.ts';
import type { PricedProduct } from '../repositories/subscriptionProducts.ts';

/**
 * The consent that a purchase rests on: an adult student who was verified once, or a guardian who agreed to this very
 * product at this very price (민법 제5조).
 *
 * @returns its number
 * @throws AppError PURCHASE_CONSENT_REQUIRED
 */
export async function requirePayer(
  { db, now }: { db: Db; now: number },
  accountNo: number,
  product: Pick<PricedProduct, 'productNo' | 'priceNo'>,
): Promise<number> {
  const given = await purchaseConsents.agreed(db, accountNo);
  const adult = isAdult((await accounts.info(db, accountNo)).birthday, now);
  const fitting = given.find(
    ({ relation, productNo, priceNo }) =>
      (relation === 'SELF' && adult) || (productNo === product.productNo && priceNo === product.priceNo),
  );
  if (fitting === undefined) throw new AppError('PURCHASE_CONSENT_REQUIRED');
  return fitting.purchaseConsentNo;
}

/** Whether a student may pay for themselves. @param birthday `YYYYMMDD` */
export const isAdult = (birthday: string, now: number): boolean =>
  ageInYears(birthday, seoulDay(now)) >= GUARDIAN_MINIMUM_AGE;
