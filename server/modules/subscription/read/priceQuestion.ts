import type { Db } from '#server/db/Db.ts';
import { type PriceConsent, priceConsents } from '../repositories/priceConsents.ts';
import type { nextCharge } from './nextCharge.ts';

/**
 * The question about the price that is in force when the next charge is made, answered or not; undefined when nobody asked,
 * or when it is no higher than what is paid already.
 */
export async function priceQuestion(
  db: Db,
  next: Awaited<ReturnType<typeof nextCharge>>,
): Promise<PriceConsent | undefined> {
  if (next?.product.type !== 'RECURRING') return undefined;
  const { target, product } = next;
  const asked = await priceConsents.find(db, target.subscriptionNo, product.priceNo);
  return asked && target.price < asked.newPrice ? asked : undefined;
}
