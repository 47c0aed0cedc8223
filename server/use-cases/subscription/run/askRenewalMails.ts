import { noticeTuning } from '../../../../domain/subscription/tuning.ts';
import { seoulDay, shiftDayKey } from '../../../../domain/time/seoulDay.ts';
import { paymentCards } from '../../../repositories/paymentCards.ts';
import { priceConsents } from '../../../repositories/priceConsents.ts';
import { subscriptionProducts } from '../../../repositories/subscriptionProducts.ts';
import { subscriptions } from '../../../repositories/subscriptions.ts';
import { inAccountOf } from '../inAccountOf.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { nextCharge } from '../read/nextCharge.ts';
import { tellPayer } from '../tellPayer.ts';
import { keepTrying } from './keepTrying.ts';

const AT_ONCE = 500;
const DAY = 24 * 60 * 60 * 1000;

/** Announces renewals seven days before, each once, with the amount to the won. */
export async function askRenewalMails(context: PaymentContext): Promise<void> {
  const { db, now } = context;
  const today = seoulDay(now);
  const due = await subscriptions.toRemind(db, today, shiftDayKey(today, noticeTuning.renewalDays), AT_ONCE);
  await keepTrying(due, async ({ account_no, subscription_no }) => {
    await inAccountOf(context, account_no, async (trx) => {
      const ticket = await subscriptions.live(trx, account_no);
      const date = ticket?.next_payment_date ?? null;
      if (ticket?.subscription_no !== subscription_no || date === null || ticket.reminded_for === date) return;
      const next = await nextCharge(trx, ticket);
      if (next === null) return;
      await subscriptions.update(trx, subscription_no, { reminded_for: date });
      const card = await paymentCards.current(trx, account_no);
      const fields = { title: next.product.title, amount: next.amount, paymentDate: date, card: card?.masked ?? null };
      await tellPayer({ ...context, db: trx }, account_no, 'TICKET_RENEWAL_SOON', fields);
    });
  });
}

/** Asks subscribers about a higher price, once, at most 30 days before it begins. */
export async function askPriceConsents(context: PaymentContext): Promise<void> {
  const { db, now } = context;
  const prices = await subscriptionProducts.pricesBetween(db, now, now + noticeTuning.priceConsentDays * DAY);
  for (const price of prices) {
    await keepTrying(await subscriptions.toAskAbout(db, price), async ({ account_no, subscription_no }) => {
      await inAccountOf(context, account_no, async (trx) => {
        const ticket = await subscriptions.live(trx, account_no);
        if (ticket?.subscription_no !== subscription_no || ticket.price >= price.price) return;
        const latest = await priceConsents.latest(trx, subscription_no);
        if (latest?.price_no === price.priceNo) return;
        await priceConsents.insert(trx, {
          subscription_no,
          account_no,
          price_no: price.priceNo,
          old_price: ticket.price,
          new_price: price.price,
          effective_at: price.effectiveAt,
          asked_at: now,
        });
        const product = await subscriptionProducts.find(trx, ticket.product_no, now);
        await tellPayer({ ...context, db: trx }, account_no, 'TICKET_PRICE_CHANGE', {
          title: product?.title ?? '',
          oldPrice: ticket.price,
          newPrice: price.price,
          effectiveDate: seoulDay(price.effectiveAt),
        });
      });
    });
  }
}
