import { auditPayment } from '../auditPayment.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { paymentCards } from '../repositories/paymentCards.ts';
import { keepTrying } from '../run/keepTrying.ts';
import { withAccountLock } from '../withAccountLock.ts';

const AT_ONCE = 50;

/**
 * Lets go of cards: those that have nothing left to pay, here at once, and then what the company keeps of every card that
 * was dropped here.
 */
export async function dropCards(context: PaymentContext): Promise<void> {
  const { db, now, payment, secrets } = context;
  for (const card of await paymentCards.idle(db, AT_ONCE)) {
    await withAccountLock(context, card.accountNo, async (trx) => {
      if (!(await paymentCards.isIdle(trx, card.cardNo))) return;
      await paymentCards.remove(trx, card, now);
      const details = { cardNo: card.cardNo };
      await auditPayment(trx, now, { event: 'CARD_DROPPED', accountNo: card.accountNo, details });
    });
  }
  if (payment === null || payment.paused) return;
  await keepTrying(await paymentCards.toDelete(db, AT_ONCE), async ({ cardNo, sealed }) => {
    const outcome = await payment.deleteBillingKey(secrets.open(sealed));
    if (outcome.kind === 'DELETED') await paymentCards.markDeleted(db, cardNo);
  });
}
