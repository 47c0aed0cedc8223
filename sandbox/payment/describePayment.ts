import { HOUR } from '#domain/time/duration.ts';
import type { BillingRecord, CardRecord, PaymentRecord, TransactionRecord } from './PaymentRecord.ts';

const SEOUL_MS = 9 * HOUR;
const MERCHANT = 'chaekbada';

/** `yyyy-MM-dd'T'HH:mm:ss+09:00`. @param at milliseconds UTC */
export function seoulTime(at: number): string {
  return `${new Date(at + SEOUL_MS).toISOString().slice(0, 19)}+09:00`;
}

/** A payment in the format of the API. @param skew milliseconds by which the company's clock is wrong */
export function describePayment(record: PaymentRecord, skew = 0) {
  const time = (at: number) => seoulTime(at + skew);
  const receipt = { url: `https://dashboard.tosspayments.com/receipt/redirection?transactionId=${record.paymentKey}` };
  const supplied = record.balanceAmount - Math.round(record.balanceAmount / 11);
  return {
    mId: MERCHANT,
    version: '2022-11-16',
    lastTransactionKey: record.lastTransactionKey,
    paymentKey: record.paymentKey,
    orderId: record.orderId,
    orderName: record.orderName,
    taxExemptionAmount: 0,
    status: record.status,
    requestedAt: time(record.requestedAt),
    approvedAt: record.approvedAt === null ? null : time(record.approvedAt),
    useEscrow: false,
    cultureExpense: false,
    card: record.card === null ? null : describeCharged(record, record.card),
    virtualAccount: null,
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    cashReceipt: null,
    cashReceipts: null,
    discount: null,
    cancels:
      record.cancels.length === 0
        ? null
        : record.cancels.map((cancel) => ({
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
    secret: record.secret,
    type: record.type,
    easyPay: null,
    country: 'KR',
    failure: record.failure,
    isPartialCancelable: true,
    receipt: record.approvedAt === null ? null : receipt,
    checkout: { url: `https://api.tosspayments.com/v1/payments/${record.paymentKey}/checkout` },
    currency: 'KRW',
    totalAmount: record.totalAmount,
    balanceAmount: record.balanceAmount,
    suppliedAmount: supplied,
    vat: record.balanceAmount - supplied,
    taxFreeAmount: 0,
    metadata: null,
    method: record.card === null ? null : '카드',
  };
}

const describeCard = ({ issuerCode, number }: CardRecord) => ({
  issuerCode,
  acquirerCode: issuerCode,
  number,
  cardType: '신용',
  ownerType: '개인',
});

function describeCharged(record: PaymentRecord, card: CardRecord) {
  return {
    ...describeCard(card),
    installmentPlanMonths: 0,
    isInterestFree: false,
    interestPayer: null,
    approveNo: record.approvedAt === null ? null : '00000000',
    useCardPoint: false,
    acquireStatus: record.status === 'CANCELED' ? 'CANCELED' : 'READY',
    amount: record.totalAmount,
  };
}

/** What issuing a billing key answers. */
export function describeBilling({ customerKey, authenticatedAt, billingKey, card }: BillingRecord, skew = 0) {
  return {
    mId: MERCHANT,
    customerKey,
    authenticatedAt: seoulTime(authenticatedAt + skew),
    method: '카드',
    billingKey,
    card: describeCard(card),
  };
}

export function describeTransaction({ at, ...rest }: TransactionRecord, skew = 0) {
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
