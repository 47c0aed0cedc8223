import { nextCheckAt } from '#domain/subscription/nextTryDate.ts';
import { auditPayment } from '../auditPayment.ts';
import { notifyPayer } from '../notifyPayer.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { nextCharge } from '../read/nextCharge.ts';
import { paymentCards } from '../repositories/paymentCards.ts';
import { type PaymentWebhook, paymentWebhooks } from '../repositories/paymentWebhooks.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { keepTrying } from '../run/keepTrying.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { applyWebhookEvent } from './applyWebhookEvent.ts';

const AT_ONCE = 100;

/** Looks into every piece of news that came in: the company is asked, and its answer is applied. */
export async function handleWebhooks(context: PaymentContext): Promise<void> {
  const { db, now } = context;
  await keepTrying(await paymentWebhooks.waiting(db, now, AT_ONCE), async (webhook) => {
    const { webhookNo, kind, paymentKey, orderId, tryCount, receivedAt } = webhook;
    if (kind === 'BILLING_DELETED') {
      await loseCard(context, webhook);
      await paymentWebhooks.update(db, webhookNo, { state: 'DONE', doneAt: now });
      return;
    }
    const outcome = await applyWebhookEvent(context, { paymentKey, orderId });
    if (outcome === 'AGAIN') {
      const planned = nextCheckAt(receivedAt, tryCount);
      const next = planned > now ? planned : nextCheckAt(now, 1);
      await paymentWebhooks.update(db, webhookNo, { tryCount: tryCount + 1, nextTryAt: next });
      return;
    }
    await paymentWebhooks.update(db, webhookNo, { state: outcome === 'DONE' ? 'DONE' : 'IGNORED', doneAt: now });
  });
}

/**
 * The company has deleted a card. There is nothing to ask it, but only the company and we know the key that was named. A
 * paid period stays open; the next renewal needs another card.
 */
async function loseCard(context: PaymentContext, { cardNo }: PaymentWebhook): Promise<void> {
  const { now } = context;
  const known = cardNo === null ? undefined : await paymentCards.find(context.db, cardNo);
  if (known === undefined) return;
  await withAccountLock(context, known.accountNo, async (db) => {
    const card = await paymentCards.current(db, known.accountNo);
    if (card?.cardNo !== cardNo) return;
    await paymentCards.remove(db, card, now, { forget: true });
    const live = await subscriptions.live(db, card.accountNo);
    const product = live && (await subscriptionProducts.find(db, live.productNo, now));
    const next = live && (await nextCharge(db, live));
    if (live?.state === 'PAST_DUE') {
      const noMore = { hard: true, nextTryDate: null, declineReason: 'CARD_UNUSABLE' } as const;
      await subscriptions.update(db, live.subscriptionNo, noMore);
    }
    await auditPayment(db, now, { event: 'CARD_LOST', accountNo: card.accountNo, details: { cardNo } });
    await notifyPayer({ ...context, db }, card.accountNo, 'TICKET_CARD_REMOVED', {
      card: card.masked,
      title: next?.product.title ?? product?.title ?? null,
      nextPaymentDate: live?.nextPaymentDate ?? null,
    });
  });
}
