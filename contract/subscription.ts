import { z } from 'zod';
import { permissionPlans, permissionTypes } from '#domain/subscription/permissions.ts';
import { purchaseAgreementCodes } from '#domain/subscription/purchaseAgreements.ts';
import {
  declineReasons,
  orderKinds,
  orderStates,
  subscriptionStates,
  subscriptionTypes,
} from '#domain/subscription/subscriptionStates.ts';
import { instant, paged, seoulDayKey } from './envelope.ts';
import { storedText } from './storedText.ts';

/** Whole won with VAT. */
const won = z.int();
const productNo = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** GET /api/subscription/permission/me?type=: 402 SUBSCRIPTION_NEEDED when it is not. */
export const permissionQuery = z.strictObject({ type: z.enum(permissionTypes) });
export const permissionData = z.object({ permitted: z.literal(true) });

/** GET /api/subscription/products. The first price shown is the whole price. */
export const subscriptionProduct = z.object({
  subscriptionProductNo: z.int(),
  title: z.string(),
  permissionPlan: z.enum(permissionPlans),
  subscriptionType: z.enum(subscriptionTypes),
  paymentPrice: won,
  months: z.int(),
  /** Whether it is charged again each month until it is cancelled. */
  recurring: z.boolean(),
  productStatus: z.enum(['ON_SALE', 'CLOSED']),
  /** What it opens. */
  permissions: z.array(z.enum(permissionTypes)),
});
export type SubscriptionProduct = z.infer<typeof subscriptionProduct>;
export const subscriptionProducts = z.object({ items: z.array(subscriptionProduct), currentDate: instant });
export type SubscriptionProducts = z.infer<typeof subscriptionProducts>;

/** A card as it may be shown. */
export const shownCard = z.object({ masked: z.string(), company: z.string().nullable() });
export type ShownCard = z.infer<typeof shownCard>;

/** GET /api/subscription/me: the fields of the specification, all null without a ticket, and what the pages need. */
export const subscriptionInfo = z.object({
  subscriptionNo: z.int().nullable(),
  subscriptionStartDate: seoulDayKey.nullable(),
  /** The last day of the period that is paid. */
  subscriptionEndDate: seoulDayKey.nullable(),
  /** Null: nothing will be charged. */
  nextPaymentDate: seoulDayKey.nullable(),
  /** The ticket that takes the place of this one at its end. */
  nextSubscriptionNo: z.int().nullable(),
  order: z.object({ subscriptionOrderNo: z.int(), type: z.enum(orderKinds), title: z.string() }).nullable(),
  product: subscriptionProduct
    .pick({ subscriptionProductNo: true, title: true, subscriptionType: true, paymentPrice: true, productStatus: true })
    .extend({ nextPaymentDate: seoulDayKey.nullable(), permissionPlan: z.enum(permissionPlans) })
    .nullable(),
  /** PENDING: a payment is being checked. Null: no ticket now. */
  state: z.enum(subscriptionStates).nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** What will be charged on `nextPaymentDate`, credit taken off. */
  nextPaymentAmount: won.nullable(),
  /** Credit of a plan change that is still to be used up. */
  creditLeft: won,
  card: shownCard.nullable(),
  /** The free week; `active` while it lasts. */
  trial: z.object({ endsAt: instant, active: z.boolean() }),
  /** A ticket that costs nothing, given by an operator. `endsAt` null: until it is taken back. */
  complimentary: z
    .object({ permissionPlan: z.enum(permissionPlans), endsAt: instant.nullable() })
    .nullable()
    .optional(),
  /** A cheaper plan that begins at the period end. */
  pendingChange: z
    .object({ subscriptionNo: z.int(), product: subscriptionProduct, startDate: seoulDayKey, charge: won })
    .nullable(),
  /** After a declined renewal. `nextTryDate` null: no further try, another card is needed. */
  pastDue: z
    .object({
      reason: z.enum(declineReasons),
      amount: won,
      nextTryDate: seoulDayKey.nullable(),
      /** The last day of access unless it is paid. */
      openUntil: seoulDayKey,
    })
    .nullable(),
  /** A new price that was asked for and not answered yet. */
  priceConsent: z
    .object({ oldPrice: won, newPrice: won, effectiveDate: seoulDayKey, agreed: z.boolean().nullable() })
    .nullable(),
  /** The order whose outcome the company is being asked for. */
  checkingOrderNo: z.int().nullable(),
  /** Whether the payer is known: an adult verified by phone, or a guardian who agreed to a product at the price in force. */
  payer: z.object({
    adult: z.boolean(),
    consents: z.array(z.object({ subscriptionProductNo: z.int(), price: won })),
  }),
  currentDate: instant,
});
export type SubscriptionInfo = z.infer<typeof subscriptionInfo>;

/** One box under the price; texts in domain/subscription/purchaseAgreements.ts. */
export const purchaseAgreement = z.strictObject({
  code: z.enum(purchaseAgreementCodes),
  version: z.int().min(1),
  agreed: z.boolean(),
});
export type GivenAgreement = z.infer<typeof purchaseAgreement>;
const agreements = z.array(purchaseAgreement).max(10);

/** What is charged when. */
export const chargePreview = z.object({
  /** Today, whole won with VAT. */
  charge: won,
  credit: won,
  /** Credit left for later payments. */
  creditLeft: won,
  startDate: seoulDayKey,
  endDate: seoulDayKey,
  nextPaymentDate: seoulDayKey.nullable(),
  nextPaymentAmount: won.nullable(),
});
export type ChargePreview = z.infer<typeof chargePreview>;

/** POST /api/subscription/orders/me */
export const orderBody = z.strictObject({
  subscriptionProductNo: productNo,
  /** The price that was shown; another one in force by now is a 409. Left out by pages from before it was asked for. */
  expectedPrice: won.optional(),
  agreements,
});
/** What the browser hands to the company's script. */
export const subscriptionOrder = z.object({
  paymentOrderNo: z.int(),
  /** Of the one-time window; null for a card window. */
  orderId: z.string().nullable(),
  amount: won,
  orderName: z.string(),
  kind: z.enum(orderKinds),
  customerKey: z.string(),
  /** To be part of the success address of a card window. */
  nonce: z.string(),
  browser: z.object({ clientKey: z.string(), sdkUrl: z.string() }),
  preview: chargePreview.nullable(),
  /** The window opens until then. */
  expiresAt: instant,
});
export type SubscriptionOrder = z.infer<typeof subscriptionOrder>;

export const orderParams = z.strictObject({
  paymentOrderNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
/** POST /api/subscription/orders/{paymentOrderNo}/confirmations/me: what the return address carried. */
export const confirmationBody = z.union([
  z.strictObject({ paymentKey: z.string().max(300), orderId: z.string().max(100), amount: z.int() }),
  z.strictObject({ authKey: z.string().max(400), customerKey: z.string().max(300), nonce: z.string().max(100) }),
]);
export type ConfirmationBody = z.infer<typeof confirmationBody>;

/** Where an order stands; the answer of a confirmation and of GET /api/subscription/orders/{paymentOrderNo}/me. */
export const orderStatus = z.object({
  paymentOrderNo: z.int(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  orderName: z.string(),
  amount: won,
  /** DECLINED and EXPIRED: why, and what to do, in Korean. */
  decline: z.object({ reason: z.enum(declineReasons), message: z.string() }).nullable(),
  receipt: z
    .object({
      paymentNo: z.int(),
      paidAt: instant,
      amount: won,
      card: shownCard.nullable(),
      receiptUrl: z.string().nullable(),
    })
    .nullable(),
  subscriptionNo: z.int().nullable(),
  /** The paid period: its first and last day. Null where this order has paid none, such as a changed card. */
  startDate: seoulDayKey.nullable(),
  endDate: seoulDayKey.nullable(),
  nextPaymentDate: seoulDayKey.nullable(),
  /** It was agreed on, and nothing is charged before the present ticket is used up: then on `nextPaymentDate`. */
  beginsLater: z.boolean(),
  /** It was agreed on for the end of the ticket before it, whether that has come or not: it charged nothing itself. */
  atPeriodEnd: z.boolean().optional(),
  /** Whether mails about it have somewhere to go. */
  toldByMail: z.boolean().optional(),
});
export type OrderStatus = z.infer<typeof orderStatus>;

/** POST /api/subscription/orders/{paymentOrderNo}/abandonments/me: the window came back with a failure. */
export const abandonmentBody = z.strictObject({ code: storedText().max(100) });

/** GET /api/subscription/payments/me?page= */
export const paymentItem = z.object({
  paymentNo: z.int(),
  title: z.string(),
  amount: won,
  /** Of it, without the tax, and the tax. */
  suppliedAmount: won,
  vat: won,
  paidAt: instant,
  card: shownCard.nullable(),
  receiptUrl: z.string().nullable(),
  startDate: seoulDayKey.nullable(),
  endDate: seoulDayKey.nullable(),
  refunds: z.array(
    z.object({
      amount: won,
      requestedAt: instant,
      doneAt: instant.nullable(),
      state: z.enum(['WAITING', 'DONE', 'BY_HAND']),
    }),
  ),
});
export type PaymentItem = z.infer<typeof paymentItem>;
export const paymentList = paged(paymentItem);

/** GET /api/subscription/change-preview/me?subscriptionProductNo= */
export const changeQuery = z.strictObject({
  subscriptionProductNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
export const changePreview = chargePreview.extend({
  /** NOW: the new plan begins today. PERIOD_END: this one is used up first. */
  when: z.enum(['NOW', 'PERIOD_END']),
  /** CARD: the card on file is charged. PAYMENT and BILLING: the company's window opens. */
  by: z.enum(['CARD', 'PAYMENT', 'BILLING']),
  product: subscriptionProduct,
  card: shownCard.nullable(),
});
export type ChangePreview = z.infer<typeof changePreview>;

/** POST /api/subscription/changes/me. Another charge than the one shown is a 409. DELETE takes a scheduled one back. */
export const changeBody = z.strictObject({ subscriptionProductNo: productNo, expectedCharge: won, agreements });
/** `order` when the company's window has to be opened; `status` when the new plan began with the card on file. */
export const changeResult = z.object({
  when: z.enum(['NOW', 'PERIOD_END']),
  order: subscriptionOrder.nullable(),
  status: orderStatus.nullable(),
});
export type ChangeResult = z.infer<typeof changeResult>;

/** POST /api/subscription/card-orders/me: needs a confirmed password. The confirmation is that of an order. */
export const cardOrder = subscriptionOrder;

/** POST and DELETE /api/subscription/terminations/me */
export const terminationData = z.object({ cancelAtPeriodEnd: z.boolean(), openUntil: seoulDayKey.nullable() });
export type TerminationData = z.infer<typeof terminationData>;

/** GET /api/subscription/refund-preview/me */
export const refundPreview = z.object({
  refund: won,
  /** FULL: within seven days and unused. PRORATED: less the used days. NONE: nothing is left. */
  rule: z.enum(['FULL', 'PRORATED', 'NONE']),
  /** What the period cost, credit included. */
  paid: won,
  /** Credit of a plan change that was not used yet and goes back as well; negative: a rest too small to be charged. */
  credit: won.optional(),
  /** What went back of it before. `refund` is `paid + credit − returned`, less the used days. */
  returned: won.optional(),
  usedDays: z.int(),
  periodDays: z.int(),
  used: z.boolean(),
  /** Until when the whole amount is given back, if it was not used. */
  fullUntil: instant.nullable(),
});
export type RefundPreview = z.infer<typeof refundPreview>;
/** POST /api/subscription/refunds/me. Access ends at once; another amount than the one shown is a 409. */
export const refundBody = z.strictObject({ expectedRefund: won, reason: storedText().max(200).default('') });
export const refundResult = z.object({
  refund: won,
  state: z.enum(['WAITING', 'DONE', 'BY_HAND']),
  /** Whether mails about it have somewhere to go. */
  toldByMail: z.boolean().optional(),
});
export type RefundResult = z.infer<typeof refundResult>;

/** POST /api/subscription/price-consents/me */
export const priceConsentBody = z.strictObject({ agreed: z.boolean() });
