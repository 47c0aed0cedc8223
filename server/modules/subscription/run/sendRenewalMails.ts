import { higherPriceBegins } from '#domain/subscription/higherPriceBegins.ts';
import { noticeTuning } from '#domain/subscription/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import type { Trx } from '#server/db/Db.ts';
import { notifyPayer } from '../notifyPayer.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { nextCharge } from '../read/nextCharge.ts';
import { priceQuestion } from '../read/priceQuestion.ts';
import { paymentCards } from '../repositories/paymentCards.ts';
import { priceConsents } from '../repositories/priceConsents.ts';
import { type DatedPrice, subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { keepTrying } from './keepTrying.ts';

const AT_ONCE = 500;

/** Announces renewals seven days before, each once, with the amount to the won. */
export async function sendRenewalMails(context: PaymentContext): Promise<void> {
  const { db, now } = context;
  const today = seoulDay(now);
  const due = await subscriptions.toRemind(db, today, shiftDayKey(today, noticeTuning.renewalDays), AT_ONCE);
  await keepTrying(due, async ({ accountNo, subscriptionNo }) => {
    await withAccountLock(context, accountNo, async (trx) => {
      const ticket = await subscriptions.live(trx, accountNo);
      const date = ticket?.nextPaymentDate ?? null;
      if (ticket?.subscriptionNo !== subscriptionNo || date === null || ticket.remindedFor === date) return;
      const next = await nextCharge(trx, ticket);
      if (next === null) return;
      await subscriptions.update(trx, subscriptionNo, { remindedFor: date });
      const card = await paymentCards.current(trx, accountNo);
      const fields = { title: next.product.title, amount: next.amount, paymentDate: date, card: card?.masked ?? null };
      await notifyPayer({ ...context, db: trx }, accountNo, 'TICKET_RENEWAL_SOON', fields);
    });
  });
}

/**
 * Asks subscribers about a higher price of what they will be charged next, once, at most 30 days before it begins for them.
 * One that is in force already is asked about as well, where nobody asked before: the ticket was booked or bought since.
 */
export async function requestPriceConsents(context: PaymentContext): Promise<void> {
  const { db, now } = context;
  const until = now + noticeTuning.priceConsentDays * DAY;
  for (const price of await subscriptionProducts.pricesUntil(db, now, until)) {
    // The first day that is still to come and at whose beginning the price is in force.
    const from = shiftDayKey(seoulDay(Math.max(now, price.effectiveAt - 1)), 1);
    const found = await subscriptions.withoutPriceConsent(db, price, { from, until: seoulDay(until) });
    await keepTrying(found, async (ticket) => {
      await withAccountLock(context, ticket.accountNo, (trx) =>
        requestPriceConsent({ ...context, db: trx }, ticket, price),
      );
    });
  }
}

async function requestPriceConsent(
  context: PaymentContext & { db: Trx },
  { accountNo, subscriptionNo }: { accountNo: number; subscriptionNo: number },
  price: DatedPrice,
): Promise<void> {
  const { db, now } = context;
  const ticket = await subscriptions.live(db, accountNo);
  const next = ticket && (await nextCharge(db, ticket));
  if (ticket?.subscriptionNo !== subscriptionNo || !next) return;
  const { target, product, date } = next;
  // Another price may take its place before anything is charged.
  if (product.priceNo !== price.priceNo || target.price >= price.price) return;
  const begins = higherPriceBegins(price.effectiveAt, date, now);
  if (begins === null || (await priceQuestion(db, next)) !== undefined) return;
  await priceConsents.insert(db, {
    subscriptionNo: target.subscriptionNo,
    accountNo,
    priceNo: price.priceNo,
    oldPrice: target.price,
    newPrice: price.price,
    effectiveAt: begins,
    askedAt: now,
  });
  await notifyPayer(context, accountNo, 'TICKET_PRICE_CHANGE', {
    title: product.title,
    oldPrice: target.price,
    newPrice: price.price,
    effectiveDate: seoulDay(begins),
  });
}
