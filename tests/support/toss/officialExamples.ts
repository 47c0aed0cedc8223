/**
 * Example bodies of the company's own documentation (docs.tosspayments.com: reference of the core API, version
 * 2022-11-16, guide to automatic payments, and list of webhooks). Where the documentation writes a placeholder for a
 * key or leaves fields out, something of the same form stands here, and the amounts of the charge add up.
 */
const nothing = {
  ...{ virtualAccount: null, transfer: null, mobilePhone: null, giftCertificate: null },
  ...{ cashReceipt: null, cashReceipts: null, discount: null },
};

const confirmed = {
  mId: 'tosspayments',
  lastTransactionKey: '9C62B18EEF0DE3EB7F4422EB6D14BC6E',
  paymentKey: '5EnNZRJGvaBX7zk2yd8ydw26XvwXkLrx9POLqKQjmAw4b0e1',
  orderId: 'a4CWyWY5m89PNh7xJwhk1',
  orderName: '토스 티셔츠 외 2건',
  taxExemptionAmount: 0,
  status: 'DONE',
  requestedAt: '2024-02-13T12:17:57+09:00',
  approvedAt: '2024-02-13T12:18:14+09:00',
  useEscrow: false,
  cultureExpense: false,
  card: {
    ...{ issuerCode: '71', acquirerCode: '71', number: '12345678****000*', installmentPlanMonths: 0 },
    ...{ isInterestFree: false, interestPayer: null, approveNo: '00000000', useCardPoint: false },
    ...{ cardType: '신용', ownerType: '개인', acquireStatus: 'READY', amount: 1000 },
  },
  ...nothing,
  cancels: null,
  secret: null,
  type: 'NORMAL',
  easyPay: { provider: '토스페이', amount: 0, discountAmount: 0 },
  country: 'KR',
  failure: null,
  isPartialCancelable: true,
  receipt: {
    url: 'https://dashboard.tosspayments.com/receipt/redirection?transactionId=tviva20240213121757MvuS8&ref=PX',
  },
  checkout: {
    url: 'https://api.tosspayments.com/v1/payments/5EnNZRJGvaBX7zk2yd8ydw26XvwXkLrx9POLqKQjmAw4b0e1/checkout',
  },
  currency: 'KRW',
  totalAmount: 1000,
  balanceAmount: 1000,
  suppliedAmount: 909,
  vat: 91,
  taxFreeAmount: 0,
  metadata: null,
  method: '카드',
  version: '2022-11-16',
};

export const officialExamples = {
  confirmed,
  cancelled: {
    ...confirmed,
    lastTransactionKey: '090A796806E726BBB929F4A2CA7DB9A7',
    status: 'CANCELED',
    balanceAmount: 0,
    suppliedAmount: 0,
    vat: 0,
    cancels: [
      {
        transactionKey: '090A796806E726BBB929F4A2CA7DB9A7',
        cancelReason: '테스트 결제 취소',
        taxExemptionAmount: 0,
        canceledAt: '2024-02-13T12:20:23+09:00',
        ...{ transferDiscountAmount: 0, easyPayDiscountAmount: 0, receiptKey: null },
        ...{ cancelAmount: 1000, taxFreeAmount: 0, refundableAmount: 0, cancelStatus: 'DONE', cancelRequestId: null },
      },
    ],
  },
  charged: {
    ...confirmed,
    lastTransactionKey: '798780972A6B30495E2DAB97839D1199',
    paymentKey: 'y05n91dEvLex6BJGQOVDpgDQ0gDv0QVW4w2zNbgaYRMPoqmD',
    requestedAt: '2024-02-13T14:54:34+09:00',
    approvedAt: '2024-02-13T14:54:57+09:00',
    card: {
      ...{ company: '롯데', issuerCode: '71', acquirerCode: '71', number: '51379200****061*' },
      ...{ installmentPlanMonths: 0, isInterestFree: false, interestPayer: null, approveNo: '00000000' },
      ...{ useCardPoint: false, cardType: '신용', ownerType: '개인', acquireStatus: 'READY', amount: 4900 },
    },
    type: 'BILLING',
    easyPay: null,
    totalAmount: 4900,
    balanceAmount: 4900,
    suppliedAmount: 4455,
    vat: 445,
  },
  billing: {
    mId: 'tosspayments',
    customerKey: 'aENcQAtPdYbTjGhtQnNVj',
    authenticatedAt: '2020-09-25T14:38:41+09:00',
    method: '카드',
    billingKey: 'Z_t5vOvQxrj4499PeiJcjen28-V2RyqgYTwN44Rdzk0=',
    card: {
      ...{ issuerCode: '61', acquirerCode: '31', number: '43301234****123*', cardType: '신용', ownerType: '개인' },
    },
    cardCompany: '현대',
    cardNumber: '43301234****123*',
  },
  transactions: [
    {
      mId: 'tosspayments',
      transactionKey: 'AC45CD421C4E49D7B878522128B8D9C6',
      paymentKey: 'lOR1ZwdkQD5GePWvyJnrKXP6nDMRb8gLzN97EoqYA60XKx4a',
      orderId: 'fMgvolnZP6_ZdEYAaWF_1',
      method: '카드',
      customerKey: 'cG_EdskNV1JgX7Y16S6vo',
      useEscrow: false,
      receiptUrl:
        'https://dashboard.tosspayments.com/receipt/redirection?transactionId=tosspayments01202301021537455ezz1&ref=PX',
      status: 'DONE',
      transactionAt: '2023-01-02T15:37:45+09:00',
      currency: 'KRW',
      amount: 1500,
    },
  ],
  error: { code: 'NOT_FOUND_PAYMENT', message: '존재하지 않는 결제 입니다.' },
  webhookHeaders: {
    'tosspayments-webhook-transmission-time': '2024-09-05T12:19:21+09:00',
    'tosspayments-webhook-transmission-retried-count': '0',
    'tosspayments-webhook-transmission-id': 'whtrans_a01j70335nkqqeg0zwzz2r4py9z',
  },
  webhooks: {
    paymentStatusChanged: {
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: '2022-01-01T00:00:00.000000',
      data: {
        mId: 'tosspayments',
        version: '2022-11-16',
        lastTransactionKey: 'B7103F204998813B889C77C043D09502',
        paymentKey: '5EnNZRJGvaBX7zk2yd8ydw26XvwXkLrx9POLqKQjmAw4b0e1',
        orderId: 'a4CWyWY5m89PNh7xJwhk1',
        status: 'DONE',
        requestedAt: '2022-08-05T12:56:00+09:00',
        approvedAt: '2022-08-05T12:56:21+09:00',
        useEscrow: false,
        card: {
          ...{ issuerCode: '61', acquirerCode: '31', number: '48902300****406*', installmentPlanMonths: 0 },
          amount: 10_000,
        },
      },
    },
    depositCallback: {
      createdAt: '2022-01-01T00:00:00.000000',
      secret: 'ps_Z61JOxRQVEnKzpz5aGOw8W0X9bAq',
      status: 'DONE',
      transactionKey: '9FF15E1A29D0E77C218F57262BFA4986',
      orderId: 'a4CWyWY5m89PNh7xJwhk1',
    },
    cancelStatusChanged: {
      eventType: 'CANCEL_STATUS_CHANGED',
      createdAt: '2022-01-01T00:00:00.000000',
      data: { transactionKey: '090A796806E726BBB929F4A2CA7DB9A7', cancelStatus: 'DONE' },
    },
    billingDeleted: {
      eventType: 'BILLING_DELETED',
      createdAt: '2024-12-01T00:00:00.000000',
      data: { billingKey: 'wm60xF900HXZRzReBluSSgJriVX7d7rS0oyslw4zRwg', reason: '삭제 API 요청' },
    },
    methodUpdated: {
      eventType: 'METHOD_UPDATED',
      createdAt: '2022-05-12T00:00:00.000000',
      data: { customerKey: 'aENcQAtPdYbTjGhtQnNVj', methodKey: 'RL6EoLR2B1XEqNyZ', status: 'ENABLE' },
    },
  },
} as const;
