import type {
  ChangePreview,
  OrderStatus,
  PaymentItem,
  RefundPreview,
  SubscriptionInfo,
  SubscriptionOrder,
  SubscriptionProduct,
} from '#contract/subscription.ts';
import { permissionTypes, planOpens } from '#domain/subscription/permissions.ts';
import { monthsOf, type SubscriptionType } from '#domain/subscription/subscriptionStates.ts';

const now = '2026-11-21T03:00:00.000Z';
const card = { masked: '4330-12**-****-123*', company: '신한카드' };

function product(no: number, plan: 'MISSION' | 'ALL', type: SubscriptionType, price: number): SubscriptionProduct {
  const months = monthsOf[type];
  const name = plan === 'ALL' ? '모두 이용권' : '미션 이용권';
  return {
    subscriptionProductNo: no,
    title: `${name} ${type === 'RECURRING' ? '정기 결제' : `${months}개월`}`,
    permissionPlan: plan,
    subscriptionType: type,
    paymentPrice: price,
    months,
    recurring: type === 'RECURRING',
    productStatus: 'ON_SALE',
    permissions: permissionTypes.filter((permission) => planOpens(plan, permission)),
  };
}

export const sampleProducts = {
  currentDate: now,
  items: [
    product(1, 'MISSION', 'MONTHLY', 6900),
    product(2, 'MISSION', 'QUARTERLY', 18_900),
    product(3, 'MISSION', 'YEARLY', 69_000),
    product(4, 'MISSION', 'RECURRING', 5900),
    product(5, 'ALL', 'MONTHLY', 11_900),
    product(6, 'ALL', 'QUARTERLY', 32_900),
    product(7, 'ALL', 'YEARLY', 119_000),
    product(8, 'ALL', 'RECURRING', 9900),
  ],
};

export function sampleProduct(no: number): SubscriptionProduct {
  const found = sampleProducts.items.find((item) => item.subscriptionProductNo === no);
  if (!found) throw new Error(`no sample product ${no}`);
  return found;
}

/** Nobody has a ticket, the free week is over and the payer is not known. */
export function sampleNoTicket(change: Partial<SubscriptionInfo> = {}): SubscriptionInfo {
  return {
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
    card: null,
    trial: { endsAt: '2026-11-10T03:00:00.000Z', active: false },
    pendingChange: null,
    pastDue: null,
    priceConsent: null,
    checkingOrderNo: null,
    payer: { adult: false, consents: [] },
    currentDate: now,
    ...change,
  };
}

/** A recurring ticket for everything, paid until 20 December, by an adult. */
export function sampleTicket(change: Partial<SubscriptionInfo> = {}): SubscriptionInfo {
  const { subscriptionProductNo, title, subscriptionType, paymentPrice, productStatus, permissionPlan } =
    sampleProduct(8);
  return sampleNoTicket({
    subscriptionNo: 31,
    subscriptionStartDate: '2026-11-21',
    subscriptionEndDate: '2026-12-20',
    nextPaymentDate: '2026-12-21',
    order: { subscriptionOrderNo: 41, type: 'BILLING', title },
    product: {
      subscriptionProductNo,
      title,
      subscriptionType,
      paymentPrice,
      productStatus,
      permissionPlan,
      nextPaymentDate: '2026-12-21',
    },
    state: 'ACTIVE',
    nextPaymentAmount: 9900,
    card,
    payer: { adult: true, consents: [] },
    ...change,
  });
}

/** Paid once, with a card on file for the ticket that was booked for its end. */
export function sampleBooked(change: Partial<SubscriptionInfo> = {}): SubscriptionInfo {
  const { product } = sampleTicket();
  return sampleTicket({
    product: product && { ...product, ...sampleProduct(6), nextPaymentDate: '2026-12-21' },
    nextSubscriptionNo: 32,
    pendingChange: { subscriptionNo: 32, product: sampleProduct(4), startDate: '2026-12-21', charge: 5900 },
    nextPaymentAmount: 5900,
    ...change,
  });
}

/** The same on the day on which the card was declined. */
export function sampleBookedPastDue(): SubscriptionInfo {
  const pastDue = { reason: 'CARD_REFUSED', amount: 5900, nextTryDate: '2026-12-22', openUntil: '2026-12-28' } as const;
  return sampleBooked({ state: 'PAST_DUE', pastDue });
}

export function sampleOrder(change: Partial<SubscriptionOrder> = {}): SubscriptionOrder {
  return {
    paymentOrderNo: 41,
    orderId: null,
    amount: 9900,
    orderName: '모두 이용권 정기 결제',
    kind: 'BILLING',
    customerKey: 'customer-key',
    nonce: 'nonce-of-order',
    browser: { clientKey: 'test_ck_key', sdkUrl: 'https://pay.example/v2/standard' },
    preview: null,
    expiresAt: '2026-11-21T03:30:00.000Z',
    ...change,
  };
}

export function sampleStatus(change: Partial<OrderStatus> = {}): OrderStatus {
  return {
    paymentOrderNo: 41,
    kind: 'BILLING',
    state: 'PAID',
    orderName: '모두 이용권 정기 결제',
    amount: 9900,
    decline: null,
    receipt: { paymentNo: 51, paidAt: now, amount: 9900, card, receiptUrl: 'https://pay.example/receipt/51' },
    subscriptionNo: 31,
    startDate: '2026-11-21',
    endDate: '2026-12-20',
    nextPaymentDate: '2026-12-21',
    beginsLater: false,
    ...change,
  };
}

export function samplePayment(change: Partial<PaymentItem> = {}): PaymentItem {
  return {
    paymentNo: 51,
    title: '모두 이용권 정기 결제',
    amount: 9900,
    suppliedAmount: 9000,
    vat: 900,
    paidAt: now,
    card,
    receiptUrl: 'https://pay.example/receipt/51',
    startDate: '2026-11-21',
    endDate: '2026-12-20',
    refunds: [],
    ...change,
  };
}

export function sampleRefund(change: Partial<RefundPreview> = {}): RefundPreview {
  return {
    refund: 9900,
    rule: 'FULL',
    paid: 9900,
    usedDays: 0,
    periodDays: 30,
    used: false,
    fullUntil: '2026-11-28T14:59:59.000Z',
    ...change,
  };
}

/** From missions each month to everything for a year: begins at once, in the company's window. */
export function sampleChange(change: Partial<ChangePreview> = {}): ChangePreview {
  return {
    charge: 113_200,
    credit: 5800,
    creditLeft: 0,
    startDate: '2026-11-21',
    endDate: '2027-11-20',
    nextPaymentDate: null,
    nextPaymentAmount: null,
    when: 'NOW',
    by: 'PAYMENT',
    product: sampleProduct(7),
    card,
    ...change,
  };
}
