import type { Db } from '../../../db/Db.ts';
import { type PriceConsentRow, priceConsents } from '../../../repositories/priceConsents.ts';
import type { nextCharge } from './nextCharge.ts';

/**
 * The last question about a higher price of what will be charged next, answered or not; undefined when there is none, or
 * that price is paid already.
 */
export async function priceQuestion(
  db: Db,
  next: Awaited<ReturnType<typeof nextCharge>>,
): Promise<PriceConsentRow | undefined> {
  if (next?.product.type !== 'RECURRING') return undefined;
  const asked = await priceConsents.latest(db, next.target.subscription_no);
  return asked && next.target.price < asked.new_price ? asked : undefined;
}
