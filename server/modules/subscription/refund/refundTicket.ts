import type { z } from 'zod';
import type { RefundResult, refundBody } from '#contract/subscription.ts';
import type { RunOnce } from '#server/core/Context.ts';
import type { PayerContext } from '../PaymentContext.ts';
import { isNotifiedByMail } from '../payerAddress.ts';
import { paymentRefunds } from '../repositories/paymentRefunds.ts';
import { describeRefund } from './describeRefund.ts';
import { returnTicket } from './returnTicket.ts';
import { sendRefund } from './sendRefund.ts';

type Returned = Awaited<ReturnType<typeof returnTicket>>;

/**
 * Returns the ticket, then asks the company to give the money back.
 *
 * @param once runs the writing down at most once per request key, and answers a repetition with what it gave then
 */
export async function refundTicket(
  given: z.infer<typeof refundBody>,
  context: PayerContext,
  once: RunOnce<Returned>,
): Promise<RefundResult> {
  const { accountNo } = context;
  const { refund, refundNos } = await once(({ db }) =>
    returnTicket({ ...context, db }, accountNo, { expected: given.expectedRefund }),
  );
  for (const refundNo of refundNos) {
    const waiting = await paymentRefunds.find(context.db, refundNo);
    if (waiting?.status === 'INIT') await sendRefund(context, refundNo);
  }
  const rows = await Promise.all(refundNos.map((refundNo) => paymentRefunds.find(context.db, refundNo)));
  return {
    refund,
    state: describeRefund(rows.filter((row) => row !== undefined)),
    toldByMail: await isNotifiedByMail(context.db, accountNo),
  };
}
