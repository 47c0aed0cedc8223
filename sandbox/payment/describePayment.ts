import { HOUR } from '#domain/time/duration.ts';
import type { Held, HeldBilling, HeldCard, HeldTransaction } from './Held.ts';

const SEOUL_MS = 9 * HOUR;
const MERCHANT = 'chaekbada';

/** `yyyy-MM-dd'T'HH:mm:ss+09:00`. @param at milliseconds UTC */
export function seoulTime(at: number): string {
  return `${new Date(at + SEOUL_MS).toISOString().slice(0, 19)}+09:00`;
}

/** A payment as the API tells it. @param skew milliseconds by which the company's clock is wrong */
export function describePayment(held: Held, skew = 0) {
  const time = (at: number) => seoulTime(at + skew);
  const receipt = { url: `https://dashboard.tosspayments.com/receipt/redirection?transactionId=${held.paymentKey}` };
  const supplied = held.balanceAmount - Math.round(held.balanceAmount / 11);
  return {
    mId: MERCHANT,
    version: '2022-11-16',
    lastTransactionKey: held.lastTransactionKey,
    paymentKey: held.paymentKey,
    orderId: held.orderId,
    orderName: held.orderName,
    taxExemptionAmount: 0,
    status: held.status,
    requestedAt: time(held.requestedAt),
    approvedAt: held.approvedAt === null ? null : time(held.approvedAt),
    useEscrow: false,
    cultureExpense: false,
    card: held.card === null ? null : describeCharged(held, held.card),
    virtualAccount: null,
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    cashReceipt: null,
    cashReceipts: null,
    discount: null,
    cancels:
      held.cancels.length === 0
        ? null
        : held.cancels.map((cancel) => ({
            ...cancel,
            canceledAt: time(cancel.canceledAt),
            taxExemptionAmount: 0,
            taxFreeAmount: 0,
            transferDiscountAmount: 0,
            easyPayDiscountAmount: 0,
            receiptKey: null,
            cancelStatus: 'DONE',
            cancelRequestId: null,
          })),
    secret: held.secret,
    type: held.type,
    easyPay: null,
    country: 'KR',
    failure: held.failure,
    isPartialCancelable: true,
    receipt: held.approvedAt === null ? null : receipt,
    checkout: { url: `https://api.tosspayments.com/v1/payments/${held.paymentKey}/checkout` },
    currency: 'KRW',
    totalAmount: held.totalAmount,
    balanceAmount: held.balanceAmount,
    suppliedAmount: supplied,
    vat: held.balanceAmount - supplied,
    taxFreeAmount: 0,
    metadata: null,
    method: held.card === null ? null : '카드',
  };
}

const describeCard = ({ issuerCode, number }: HeldCard) => ({
  issuerCode,
  acquirerCode: issuerCode,
  number,
  cardType: '신용',
  ownerType: '개인',
});

function describeCharged(held: Held, card: HeldCard) {
  return {
    ...describeCard(card),
    installmentPlanMonths: 0,
    isInterestFree: false,
    interestPayer: null,
    approveNo: held.approvedAt === null ? null : '00000000',
    useCardPoint: false,
    acquireStatus: held.status === 'CANCELED' ? 'CANCELED' : 'READY',
    amount: held.totalAmount,
  };
}

/** What issuing a billing key answers. */
export function describeBilling({ customerKey, authenticatedAt, billingKey, card }: HeldBilling, skew = 0) {
  return {
    mId: MERCHANT,
    customerKey,
    authenticatedAt: seoulTime(authenticatedAt + skew),
    method: '카드',
    billingKey,
    card: describeCard(card),
  };
}

export function describeTransaction({ at, ...rest }: HeldTransaction, skew = 0) {
  return {
    mId: MERCHANT,
    ...rest,
    method: '카드',
    useEscrow: false,
    receiptUrl: `https://dashboard.tosspayments.com/receipt/redirection?transactionId=${rest.paymentKey}`,
    transactionAt: seoulTime(at + skew),
    currency: 'KRW',
  };
}
