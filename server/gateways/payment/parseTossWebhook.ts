import { z } from 'zod';
import type { PaymentHint } from './PaymentHint.ts';
import { paymentIds } from './paymentIds.ts';

/** A claim that is not even well-formed claims nothing. */
const text = (pattern: RegExp) => z.string().regex(pattern).nullish().catch(null);
const short = z.string().max(100).nullish().catch(null);

const claims = z.object({
  paymentKey: text(paymentIds.paymentKey),
  orderId: text(paymentIds.orderId),
  billingKey: text(paymentIds.billingKey),
  status: short,
  lastTransactionKey: short,
  transactionKey: short,
  secret: short,
});

/** `DEPOSIT_CALLBACK` names no type and has no `data`. */
const event = z.object({ eventType: z.string().max(100).default('DEPOSIT_CALLBACK'), data: claims.nullish() });

const PREFIX = 'tosspayments-webhook-transmission-';

/** Webhooks of Toss Payments (docs.tosspayments.com/reference/using-api/webhook-events). */
export function parseTossWebhook(
  headers: Record<string, string | string[] | undefined>,
  raw: string,
): PaymentHint | null {
  const parsed = event.safeParse(parseJson(raw));
  if (!parsed.success) return null;
  const { eventType } = parsed.data;
  const given = parsed.data.data ?? claims.safeParse(parseJson(raw)).data;
  if (given === undefined) return null;
  const [id, retried] = ['id', 'retried-count'].map((name) => headers[PREFIX + name]);
  return {
    kind: kindOf(eventType),
    eventType,
    paymentKey: given.paymentKey ?? null,
    orderId: given.orderId ?? null,
    billingKey: given.billingKey ?? null,
    status: given.status ?? null,
    lastTransactionKey: given.lastTransactionKey ?? given.transactionKey ?? null,
    secret: given.secret ?? null,
    transmissionId: typeof id === 'string' ? id.slice(0, 100) : null,
    retriedCount: typeof retried === 'string' && /^\d{1,3}$/.test(retried) ? Number(retried) : 0,
  };
}

function kindOf(eventType: string): PaymentHint['kind'] {
  if (eventType === 'PAYMENT_STATUS_CHANGED' || eventType === 'DEPOSIT_CALLBACK') return 'PAYMENT';
  return eventType === 'BILLING_DELETED' ? 'BILLING_DELETED' : 'OTHER';
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
