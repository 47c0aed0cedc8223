import { z } from 'zod';
import { paymentIds } from './paymentIds.ts';

const won = z.number().int().nonnegative();
/** `yyyy-MM-dd'T'HH:mm:ss±hh:mm` → milliseconds UTC. */
const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

const status = z
  .enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
    'UNFORESEEN',
  ])
  .catch('UNFORESEEN');

const card = z.object({
  issuerCode: z.string(),
  acquirerCode: orNull(z.string()),
  number: z.string(),
  cardType: z.string().default('미확인'),
  ownerType: z.string().default('미확인'),
});

const cancel = z.object({
  transactionKey: z.string(),
  cancelAmount: won,
  cancelReason: orNull(z.string()),
  canceledAt: time,
  refundableAmount: won,
  cancelStatus: z.string().default('DONE'),
});

const payment = z.object({
  paymentKey: z.string().regex(paymentIds.paymentKey),
  type: z.enum(['NORMAL', 'BILLING', 'BRANDPAY']),
  orderId: z.string(),
  orderName: z.string(),
  currency: z.string(),
  method: orNull(z.string()),
  totalAmount: won,
  balanceAmount: won,
  status,
  requestedAt: time,
  approvedAt: orNull(time),
  lastTransactionKey: orNull(z.string()),
  suppliedAmount: won,
  vat: won,
  taxFreeAmount: won.default(0),
  isPartialCancelable: z.boolean().default(false),
  cancels: orNull(z.array(cancel)),
  card: orNull(
    card.extend({ approveNo: orNull(z.string()), installmentPlanMonths: orNull(z.number().int().nonnegative()) }),
  ),
  receipt: orNull(z.object({ url: z.url({ protocol: /^https?$/ }) })),
  secret: orNull(z.string()),
  failure: orNull(z.object({ code: z.string(), message: z.string() })),
});

const billing = z.object({
  billingKey: z.string().regex(paymentIds.billingKey),
  customerKey: z.string(),
  authenticatedAt: time,
  card,
});

const transaction = z.object({
  transactionKey: z.string().min(1),
  paymentKey: z.string(),
  orderId: z.string(),
  status,
  method: orNull(z.string()),
  // Whether a cancel is written with a minus is not documented; the status shows it either way. Another shop of the
  // same
  // merchant may be paid in a currency with decimals.
  amount: z.number().transform(Math.abs),
  currency: z.string(),
  transactionAt: time,
});

/**
 * What Toss Payments answers (docs.tosspayments.com/reference, core API). Fields beyond these may come and go at any
 * time and are let be.
 */
export const tossAnswers = {
  payment,
  billing,
  transactions: z.array(transaction),
  error: z.object({ code: z.string().min(1), message: z.string().default('') }),
};

export type TossPaymentAnswer = z.infer<typeof payment>;
