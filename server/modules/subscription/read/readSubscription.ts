import type { SubscriptionInfo } from '#contract/subscription.ts';
import { trialEndsAt } from '#domain/subscription/permissions.ts';
import { chargeTuning } from '#domain/subscription/tuning.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { readGift } from '#server/modules/ticket/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { isAdult } from '../order/requirePayer.ts';
import { chargeAttempts } from '../repositories/chargeAttempts.ts';
import { paymentCards } from '../repositories/paymentCards.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { purchaseConsents } from '../repositories/purchaseConsents.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { type Subscription, subscriptions } from '../repositories/subscriptions.ts';
import { describeProduct } from './describeProduct.ts';
import { nextCharge } from './nextCharge.ts';
import { priceQuestion } from './priceQuestion.ts';
import { shownCardOf } from './shownCardOf.ts';

const none = {
  subscriptionNo: null,
  subscriptionStartDate: null,
  subscriptionEndDate: null,
  nextPaymentDate: null,
  nextSubscriptionNo: null,
  order: null,
  product: null,
  state: null,
  cancelAtPeriodEnd: false,
  nextPaymentAmount: null,
  creditLeft: 0,
  pendingChange: null,
  pastDue: null,
  priceConsent: null,
} as const;

/** The ticket of an account with everything its pages show; all null without one. */
export async function readSubscription({ db, accountNo, now }: SignedInContext): Promise<SubscriptionInfo> {
  const [account, live, waiting, card, checking, consents, products, complimentary] = await Promise.all([
    accounts.info(db, accountNo),
    subscriptions.live(db, accountNo),
    subscriptions.pending(db, accountNo),
    paymentCards.current(db, accountNo),
    paymentOrders.checking(db, accountNo),
    purchaseConsents.agreed(db, accountNo),
    subscriptionProducts.list(db, now),
    readGift(db, accountNo, now),
  ]);
  const pending = live === undefined ? waiting : undefined;
  const pricesInForce = new Set(products.map(({ priceNo }) => priceNo));
  const endsAt = trialEndsAt(account.createdAt);
  return {
    ...(live === undefined ? none : await describeTicket(db, live, now)),
    ...(pending === undefined ? {} : { state: 'PENDING' as const }),
    card: shownCardOf(card?.masked ?? null, card?.company ?? null),
    trial: { endsAt: new Date(endsAt).toISOString(), active: now < endsAt },
    complimentary,
    checkingOrderNo: checking?.orderNo ?? null,
    payer: {
      adult: isAdult(account.birthday, now) && consents.some(({ relation }) => relation === 'SELF'),
      // To another price nobody has agreed, even where it is the same sum (`requirePayer`).
      consents: consents
        .filter(({ priceNo }) => pricesInForce.has(priceNo))
        .map(({ productNo, price }) => ({ subscriptionProductNo: productNo, price })),
    },
    currentDate: new Date(now).toISOString(),
  };
}

async function describeTicket(db: Db, live: Subscription, now: number) {
  const [product, order, next, open] = await Promise.all([
    subscriptionProducts.find(db, live.productNo, now),
    paymentOrders.find(db, live.orderNo),
    nextCharge(db, live),
    chargeAttempts.open(db, live.accountNo),
  ]);
  const shown = product && describeProduct(product);
  const [asked, pendingChange] = await Promise.all([priceQuestion(db, next), describePending(db, live, next)]);
  return {
    subscriptionNo: live.subscriptionNo,
    subscriptionStartDate: live.periodStart,
    subscriptionEndDate: shiftDayKey(live.periodEnd, -1),
    nextPaymentDate: live.nextPaymentDate,
    nextSubscriptionNo: live.nextSubscriptionNo,
    order: order ? { subscriptionOrderNo: order.orderNo, type: order.kind, title: order.orderName } : null,
    product: shown
      ? {
          subscriptionProductNo: shown.subscriptionProductNo,
          title: shown.title,
          subscriptionType: shown.subscriptionType,
          // What this payer pays, which may differ from what a new one would.
          paymentPrice: live.price,
          productStatus: shown.productStatus,
          nextPaymentDate: live.nextPaymentDate,
          permissionPlan: shown.permissionPlan,
        }
      : null,
    state: live.state,
    cancelAtPeriodEnd: live.cancelAtPeriodEnd,
    nextPaymentAmount: live.nextPaymentDate === null ? null : (next?.amount ?? null),
    creditLeft: Math.max(0, live.carry),
    pendingChange,
    pastDue:
      live.state === 'PAST_DUE'
        ? {
            // None: another card came and was not charged yet.
            reason: live.declineReason ?? ('NOT_AVAILABLE' as const),
            amount: next?.amount ?? live.price,
            nextTryDate: open === undefined ? tryFrom(live.nextTryDate, seoulDay(now)) : seoulDay(now),
            openUntil: shiftDayKey(live.periodEnd, chargeTuning.graceDays - 1),
          }
        : null,
    priceConsent:
      asked && next
        ? {
            oldPrice: asked.oldPrice,
            newPrice: asked.newPrice,
            // Where nobody answered and the agreed price was charged once more, it is the payment after that one.
            effectiveDate: next.date,
            agreed: asked.agreed,
          }
        : null,
  };
}

/** A try that a fault of ours has put off comes today. */
const tryFrom = (date: string | null, today: string) => (date !== null && date < today ? today : date);

async function describePending(
  db: Db,
  live: Subscription,
  next: Awaited<ReturnType<typeof nextCharge>>,
): Promise<SubscriptionInfo['pendingChange']> {
  const target = live.nextSubscriptionNo === null ? undefined : await subscriptions.find(db, live.nextSubscriptionNo);
  if (target === undefined || next === null) return null;
  return {
    subscriptionNo: target.subscriptionNo,
    product: describeProduct(next.product),
    startDate: live.periodEnd,
    charge: next.amount,
  };
}
