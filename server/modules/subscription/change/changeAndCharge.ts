import type { z } from 'zod';
import type { ChangeResult, changeBody } from '#contract/subscription.ts';
import type { RunOnce } from '#server/core/Context.ts';
import { sendCharge } from '../charge/sendCharge.ts';
import type { PayerContext } from '../PaymentContext.ts';
import { readOrder } from '../read/readOrder.ts';
import { type BegunChange, changeTicket } from './changeTicket.ts';

/**
 * Changes to another product and charges the card on file where that is to be.
 *
 * @param once runs the writing down at most once per request key, and answers a repetition with what it gave then
 */
export async function changeAndCharge(
  given: z.infer<typeof changeBody>,
  context: PayerContext,
  once: RunOnce<BegunChange>,
): Promise<ChangeResult> {
  const { result, attemptNo } = await once(({ db }) => changeTicket({ ...context, db }, given));
  if (attemptNo !== null) await sendCharge(context, attemptNo);
  if (result.status === null) return result;
  return { ...result, status: await readOrder(context, result.status.paymentOrderNo) };
}
