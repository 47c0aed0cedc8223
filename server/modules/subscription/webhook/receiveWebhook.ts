import type { PaymentHint } from '#server/gateways/payment/PaymentHint.ts';
import { keyDigest } from '../card/keyDigest.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { chargeAttempts } from '../repositories/chargeAttempts.ts';
import { paymentCards } from '../repositories/paymentCards.ts';
import { payments } from '../repositories/payments.ts';
import { paymentWebhooks } from '../repositories/paymentWebhooks.ts';

/**
 * Keeps what came in as a webhook, as it came, when it names something of ours; what does not is let go, so that nobody
 * fills the table. Nothing is believed: `handleWebhooks` asks the company.
 *
 * @returns whether there is something to handle
 */
export async function receiveWebhook(
  context: PaymentContext,
  headers: Record<string, string | string[] | undefined>,
  raw: string,
): Promise<boolean> {
  const { db, now, payment, secrets } = context;
  const hint = payment?.parseWebhook(headers, raw) ?? null;
  if (hint === null || hint.kind === 'OTHER') return false;
  const card =
    hint.billingKey === null ? undefined : await paymentCards.byKeyHmac(db, keyDigest(secrets, hint.billingKey));
  if (card === undefined && !(await isOurs(context, hint))) return false;
  const content = [hint.kind, hint.paymentKey, hint.orderId, hint.lastTransactionKey, hint.status, card?.cardNo];
  await paymentWebhooks.keep(db, {
    eventKey: secrets.hmac('webhook', JSON.stringify(content)),
    kind: hint.kind,
    bodySealed: secrets.seal(raw),
    paymentKey: hint.paymentKey,
    orderId: hint.orderId,
    cardNo: card?.cardNo ?? null,
    state: 'WAITING',
    nextTryAt: now,
    receivedAt: now,
  });
  return true;
}

async function isOurs({ db, secrets }: PaymentContext, hint: PaymentHint): Promise<boolean> {
  const known = hint.paymentKey === null ? undefined : await payments.byKey(db, hint.paymentKey);
  if (known !== undefined) {
    return known.secretSealed === null || hint.secret === null || secrets.open(known.secretSealed) === hint.secret;
  }
  return hint.orderId !== null && (await chargeAttempts.byOrderId(db, hint.orderId)) !== undefined;
}
