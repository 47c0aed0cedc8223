import type { ChargeOutcome } from '#server/gateways/payment/PaymentGateway.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import type { ChargeAttempt } from '../repositories/chargeAttempts.ts';
import { paymentCards } from '../repositories/paymentCards.ts';

const notSent: ChargeOutcome = { kind: 'UNKNOWN', reason: 'PAUSED', sent: false };

/** Asks the company for the money of an attempt. The same attempt always asks with the same order and key. */
export async function callCompany(context: PaymentContext, attempt: ChargeAttempt): Promise<ChargeOutcome> {
  const { db, payment, secrets } = context;
  if (payment === null) return notSent;
  const { amount, orderId, idemKey, orderName } = attempt;
  if (attempt.paymentKey !== null) {
    return payment.confirm({ paymentKey: attempt.paymentKey, orderId, amount, idemKey });
  }
  const card = attempt.cardNo === null ? undefined : await paymentCards.find(db, attempt.cardNo);
  if (!card?.billingKeySealed) {
    const message = '등록한 카드가 없습니다.';
    return { kind: 'DECLINED', severity: 'hard', abandoned: false, code: 'OWN_NO_CARD', message };
  }
  const billingKey = secrets.open(card.billingKeySealed);
  return payment.charge({ billingKey, customerKey: card.customerKey, orderId, amount, orderName, idemKey });
}
