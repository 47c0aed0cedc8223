import type { z } from 'zod';
import type {
  ChangePreview,
  ChangeResult,
  OrderStatus,
  orderBody,
  RefundPreview,
  RefundResult,
  SubscriptionInfo,
  SubscriptionOrder,
} from '#contract/subscription.ts';
import { agreementsFor, purchaseAgreements } from '#domain/subscription/purchaseAgreements.ts';
import { DAY } from '#domain/time/duration.ts';
import type { CardName } from '#sandbox/payment/cards.ts';
import { endPeriods } from '#server/modules/subscription/run/endPeriods.ts';
import { reconcilePayments } from '#server/modules/subscription/run/reconcilePayments.ts';
import { renewDueSubscriptions, retryFailedCharges } from '#server/modules/subscription/run/renewDueSubscriptions.ts';
import type { TestApp } from './buildTestApp.ts';
import { loginOf, makeAccount } from './makeAccount.ts';

/** The products of the first migration, in its order. */
export const PRODUCTS = {
  missionMonthly: 1,
  missionYearly: 3,
  missionRecurring: 4,
  allMonthly: 5,
  allYearly: 7,
  allRecurring: 8,
} as const;
const RECURRING: readonly number[] = [PRODUCTS.missionRecurring, PRODUCTS.allRecurring];

/** Everything that was ticked for a product. */
export const agreed = (productNo: number): z.infer<typeof orderBody>['agreements'] =>
  agreementsFor(RECURRING.includes(productNo)).map((code) => ({
    code,
    version: purchaseAgreements[code].version,
    agreed: true,
  }));

/** What runs by the clock, as often as a test likes. */
export async function runAll(app: TestApp): Promise<void> {
  const context = { db: app.db, now: app.clock.now(), secrets: app.secrets, payment: app.payment.gateway };
  await reconcilePayments(context);
  await renewDueSubscriptions(context);
  await retryFailedCharges(context);
  await endPeriods(context);
}

/** Moves the clock day by day, with the runs of each day. */
export async function liveDays(app: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    app.clock.advance(DAY);
    await runAll(app);
  }
}

/** An adult of the home site who was verified once, and what they can do about tickets. */
export async function ticketBuyer(app: TestApp) {
  const special = {
    birthday: '19850301',
    email: `payer${Math.random().toString(36).slice(2)}@sea.kr`,
    mobile_no: null,
  };
  const { accountNo, accountId } = await makeAccount(app, 'home', special);
  await app.db
    .insertInto('purchase_consent')
    .values({
      account_no: accountNo,
      product_no: 1,
      price_no: 1,
      price: 6_900,
      relation: 'SELF',
      name_sealed: app.secrets.seal('박물결'),
      mobile_sealed: app.secrets.seal('01012341234'),
      identity_verification_id: `payer-test-${accountNo}`,
      started_at: app.clock.now(),
      agreed_at: app.clock.now(),
    })
    .execute();
  // A login of its own for each call: the clock of these tests goes by months.
  const call = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, key?: string) => {
    for (;;) {
      const answer = await app.send<T>(method, `/api/subscription/${path}`, {
        site: 'home',
        token: await loginOf(app, 'home', accountNo),
        ...(body === undefined ? {} : { body }),
        ...(key === undefined ? {} : { key }),
      });
      // A slow machine sheds load; as a browser does, ask again.
      if (answer.code !== 'OVERLOADED') return answer;
    }
  };
  const order = (productNo: number) =>
    call<SubscriptionOrder>('POST', 'orders/me', { subscriptionProductNo: productNo, agreements: agreed(productNo) });
  /** What the window's success address carries. */
  const come = (made: SubscriptionOrder, card: CardName = 'good') =>
    made.kind === 'PAYMENT'
      ? app.payment.pay({ orderId: made.orderId ?? '', amount: made.amount }, card)
      : { ...app.payment.registerCard(made.customerKey, card), nonce: made.nonce };
  const confirm = (made: SubscriptionOrder, body: unknown) =>
    call<OrderStatus>('POST', `orders/${made.paymentOrderNo}/confirmations/me`, body);
  async function openCardWindow(): Promise<SubscriptionOrder> {
    const knowThePassword = () =>
      app.db
        .updateTable('login_token')
        .set({ password_valid_until: app.clock.now() + 60_000 })
        .where('account_no', '=', accountNo)
        .execute();
    await knowThePassword();
    const token = await loginOf(app, 'home', accountNo);
    await knowThePassword();
    const made = await app.send<SubscriptionOrder>('POST', '/api/subscription/card-orders/me', { site: 'home', token });
    if (made.status !== 200) throw new Error(`${made.status} ${made.code}`);
    return made.data;
  }

  return {
    accountNo,
    accountId,
    call,
    order,
    come,
    confirm,
    async buy(productNo: number, card: CardName = 'good') {
      const made = await order(productNo);
      if (made.status !== 200) throw new Error(`${made.status} ${made.code}`);
      return confirm(made.data, come(made.data, card));
    },
    info: async () => (await call<SubscriptionInfo>('GET', 'me')).data,
    preview: (productNo: number) => call<ChangePreview>('GET', `change-preview/me?subscriptionProductNo=${productNo}`),
    change: (productNo: number, expectedCharge: number, key?: string) => {
      const body = { subscriptionProductNo: productNo, expectedCharge, agreements: agreed(productNo) };
      return call<ChangeResult>('POST', 'changes/me', body, key);
    },
    /** The window for another card is open. */
    openCardWindow,
    async changeCard(card: CardName = 'good') {
      const order = await openCardWindow();
      return confirm(order, come(order, card));
    },
    cancel: () => call<{ cancelAtPeriodEnd: boolean }>('POST', 'terminations/me'),
    undoCancel: () => call('DELETE', 'terminations/me'),
    refundPreview: () => call<RefundPreview>('GET', 'refund-preview/me'),
    refund: (expectedRefund: number) => call<RefundResult>('POST', 'refunds/me', { expectedRefund }),
  };
}

/** What the company took and gave back, by order, for `settledProblems`. */
export function companyBooks(app: TestApp) {
  const { captures, payments } = app.payment.dump();
  return captures.map(({ orderId, amount }) => {
    const left = payments.find((payment) => payment.orderId === orderId)?.balanceAmount ?? amount;
    return { orderId, captured: amount, cancelled: amount - left };
  });
}
