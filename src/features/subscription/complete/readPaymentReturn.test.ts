// @vitest-environment node
import { expect, it } from 'vitest';
import { readPaymentReturn } from './readPaymentReturn.ts';

const read = (query: string) => readPaymentReturn(new URLSearchParams(query));

it('takes what a one-time payment brings back', () => {
  expect(read('paymentOrderNo=41&nonce=n&paymentType=NORMAL&orderId=cb-1&paymentKey=pk&amount=32900')).toEqual({
    kind: 'DONE',
    paymentOrderNo: 41,
    body: { paymentKey: 'pk', orderId: 'cb-1', amount: 32_900 },
  });
});

it('takes what a card window brings back, with our own nonce', () => {
  expect(read('paymentOrderNo=41&nonce=n1&customerKey=ck&authKey=ak')).toEqual({
    kind: 'DONE',
    paymentOrderNo: 41,
    body: { authKey: 'ak', customerKey: 'ck', nonce: 'n1' },
  });
});

it('takes a failure, which may come without an order id, and no text of it', () => {
  const left = { kind: 'FAILED', paymentOrderNo: 41, code: 'PAY_PROCESS_CANCELED' };
  expect(read('paymentOrderNo=41&code=PAY_PROCESS_CANCELED&message=%EC%B7%A8%EC%86%8C')).toEqual(left);
  expect(read('paymentOrderNo=41&code=%3Cscript%3E')).toEqual({ ...left, code: 'UNKNOWN' });
});

it.each([
  'paymentOrderNo=41',
  'paymentOrderNo=41&paymentKey=pk&orderId=o',
  'paymentOrderNo=41&paymentKey=p&orderId=o&amount=1e9',
  'paymentOrderNo=41&authKey=a&customerKey=c',
])('is only about the order where something is missing: %s', (query) =>
  expect(read(query)).toEqual({ kind: 'ORDER', paymentOrderNo: 41 }),
);

it.each(['', 'paymentOrderNo=', 'paymentOrderNo=-1', 'paymentOrderNo=0', 'paymentOrderNo=4.1', 'paymentOrderNo=abc'])(
  'is nothing without an order of ours: %s',
  (query) => expect(read(query)).toBeNull(),
);
