import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { type PurchaseAgreementCode, purchaseAgreements } from '#domain/subscription/purchaseAgreements.ts';
import { IdentityWindowError } from '#src/lib/identity/IdentityWindowError.ts';
import { openIdentityWindow } from '#src/lib/identity/openIdentityWindow.ts';
import { openPaymentWindow } from '#src/lib/payment/openPaymentWindow.ts';
import { PaymentWindowError } from '#src/lib/payment/PaymentWindowError.ts';
import { createTestServices, testAccount } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleNoTicket, sampleOrder, sampleProduct, sampleProducts, sampleTicket } from '#src/testing/sampleTicket.ts';
import { PaymentView } from './PaymentView.tsx';

const START = 'POST /api/subscription/guardian-consents/identity/me';
const CONSENT = 'POST /api/subscription/guardian-consents/me';
const ORDER = 'POST /api/subscription/orders/me';
const ME = 'GET /api/subscription/me';
const adult = { adult: true, consents: [] };
/** Where the tab keeps who pays for the student of the tests. */
const KEPT = `chaekbada.draft.${testAccount.accountNo}.payer`;
const typed = {
  payerName: '김보호',
  payerMobileNo: '01012345678',
  payerEmail: 'mother@sea.kr',
  relation: 'MOTHER',
  subscriptionProductNo: 8,
  price: 9900,
  backTo: '/subscription/payment?product=8',
};
const keep = (key: string) => sessionStorage.setItem(key, JSON.stringify({ version: 1, value: typed }));
const boxes = (...codes: PurchaseAgreementCode[]) =>
  codes.map((code) => ({ code, version: purchaseAgreements[code].version, agreed: true }));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.mocked(openIdentityWindow).mockReset().mockResolvedValue(undefined);
  vi.mocked(openPaymentWindow).mockReset().mockResolvedValue(undefined);
});

function open(info: SubscriptionInfo, at = '/subscription/payment?product=8') {
  const services = createTestServices({
    site: 'home',
    signedIn: true,
    answers: {
      'GET /api/subscription/products': sampleProducts,
      [ME]: info,
      [START]: { identityVerificationId: 'iv-1', storeId: 's', channelKey: 'c', sdkUrl: 'u', redirectUrl: 'r' },
      [CONSENT]: () => {
        services.answers[ME] = {
          ...info,
          payer: { adult: false, consents: [{ subscriptionProductNo: 8, price: 9900 }] },
        };
        return {};
      },
      [ORDER]: sampleOrder(),
      'POST /api/account/me': {},
    },
  });
  return { services, ...renderShell(<PaymentView />, services, at) };
}

const check = (name: RegExp | string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillPayer() {
  fireEvent.click(await screen.findByRole('radio', { name: /어머니/ }));
  write('결제하시는 분의 이름', '김보호');
  write('휴대전화 번호', '010-1234-5678');
  write('영수증을 받으실 이메일', ' Mother@Sea.kr');
  check('모두 이용권 정기 결제, 매달 9,900원 결제에 동의합니다.');
}

it('says what is charged today, for which days, and what comes next', async () => {
  open(sampleNoTicket());
  const sums = await screen.findByRole('region', { name: '결제 내용' });
  expect(sums.textContent).toContain('2026년 11월\u00a021일\u00a0(토)부터 2026년 12월\u00a020일\u00a0(일)까지');
  expect(sums.textContent).toContain('2026년 12월\u00a021일\u00a0(월) 9,900원');
  expect(sums.textContent).toContain('오늘 결제하실 금액9,900원');
  expect(screen.queryByRole('button', { name: /결제하기/ })).toBeNull();
});

it('asks who pays, with nothing chosen, before anything can be paid', async () => {
  const { services } = open(sampleNoTicket());
  await screen.findByRole('radio', { name: /어머니/ });
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  press('휴대전화로 본인 확인하기');
  expect(await screen.findByText('결제하시는 분을 골라 주십시오.')).toBeTruthy();
  expect(screen.getByText('동의하신 뒤에 확인하실 수 있습니다.')).toBeTruthy();
  expect(services.requests).not.toContain(START);
});

it('records the consent of a guardian to this product at this price, and goes on', async () => {
  const { services } = open(sampleNoTicket());
  await fillPayer();
  press('휴대전화로 본인 확인하기');
  expect(await screen.findByText('보호자 본인 확인과 이 금액에 대한 동의를 마쳤습니다.')).toBeTruthy();
  const { price: _price, backTo: _backTo, ...payer } = typed;
  expect(services.bodies).toContainEqual(payer);
  expect(services.bodies).toContainEqual({ subscriptionProductNo: 8, price: 9900, identityVerificationId: 'iv-1' });
  expect(screen.getByRole('button', { name: '9,900원 결제하기' })).toBeTruthy();
});

it('goes on at the payment once the payer is verified', async () => {
  open(sampleNoTicket());
  await fillPayer();
  press('휴대전화로 본인 확인하기');
  const step = await screen.findByRole('heading', { name: '2. 동의와 결제' });
  await screen.findByRole('button', { name: '9,900원 결제하기' });
  await waitFor(() => expect(document.activeElement).toBe(step));
});

it('goes on at the payment for whoever was refused before', async () => {
  open(sampleNoTicket({ payer: adult }), '/subscription/payment?product=8#pay');
  const again = await screen.findByRole('heading', { name: '2. 동의와 결제' });
  await waitFor(() => expect(document.activeElement).toBe(again));
});

it('shows the sums first to whoever opens the page with a known payer', async () => {
  open(sampleNoTicket({ payer: adult }));
  await screen.findByRole('button', { name: '9,900원 결제하기' });
  expect(document.activeElement).toBe(document.body);
});

it('asks for an address that receipts can go to, and says what it is for', async () => {
  const { services } = open(sampleNoTicket());
  await fillPayer();
  write('영수증을 받으실 이메일', 'mother@sea');
  press('휴대전화로 본인 확인하기');
  expect(await screen.findByText(/올바른 이메일 주소를 입력해 주십시오. 영수증과 결제 안내를/)).toBeTruthy();
  expect(services.requests).not.toContain(START);
});

it('keeps who pays in this tab for this student alone, and no longer than until they are verified', async () => {
  keep('chaekbada.draft.8.payer');
  open(sampleNoTicket());
  await screen.findByRole('radio', { name: /어머니/ });
  expect(screen.getByLabelText<HTMLInputElement>('결제하시는 분의 이름').value).toBe('');
  await fillPayer();
  vi.mocked(openIdentityWindow).mockImplementation(async () =>
    expect(sessionStorage.getItem(KEPT)).toContain('김보호'),
  );
  press('휴대전화로 본인 확인하기');
  expect(await screen.findByText(/동의를 마쳤습니다/)).toBeTruthy();
  expect(openIdentityWindow).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});

it('keeps what was typed when the window is closed, and says that nothing was paid', async () => {
  vi.mocked(openIdentityWindow).mockRejectedValue(new IdentityWindowError('cancelled'));
  open(sampleNoTicket());
  await fillPayer();
  press('휴대전화로 본인 확인하기');
  expect((await screen.findByRole('alert')).textContent).toContain('결제된 금액은 없습니다');
  expect(screen.getByLabelText<HTMLInputElement>('결제하시는 분의 이름').value).toBe('김보호');
});

it('goes on after the way of a phone, which comes back without the product', async () => {
  keep(KEPT);
  const { services, address } = open(sampleNoTicket(), '/subscription/payment?identityVerificationId=iv-9');
  expect(await screen.findByText(/동의를 마쳤습니다/)).toBeTruthy();
  expect(services.bodies).toContainEqual({ subscriptionProductNo: 8, price: 9900, identityVerificationId: 'iv-9' });
  expect(services.requests.filter((request) => request === CONSENT)).toHaveLength(1);
  await waitFor(() => expect(address()).toBe('/subscription/payment?product=8'));
});

it('wants each agreement, one by one, and then opens the window with what the server said', async () => {
  const { services } = open(sampleNoTicket({ payer: adult }));
  expect(await screen.findByText('성인 본인 확인을 마쳤습니다.')).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    false,
    false,
    false,
  ]);
  check(/^구매 동의/);
  press('9,900원 결제하기');
  expect(screen.getByText(/표시하지 않은 항목이 있습니다/)).toBeTruthy();
  expect(services.requests).not.toContain(ORDER);

  check(/^자동 결제 동의/);
  check(/^미성년자 계약/);
  press('9,900원 결제하기');
  await waitFor(() => expect(openPaymentWindow).toHaveBeenCalledOnce());
  const agreements = boxes('PURCHASE', 'RENEWAL', 'MINOR');
  expect(services.bodies).toContainEqual({ subscriptionProductNo: 8, expectedPrice: 9900, agreements });
  const complete = 'http://localhost:3000/subscription/complete?paymentOrderNo=41';
  const { customerKey, browser } = sampleOrder();
  expect(openPaymentWindow).toHaveBeenCalledWith(
    { customerKey, browser, successUrl: `${complete}&nonce=nonce-of-order`, failUrl: complete },
    null,
  );
});

it('asks for no consent to renewals where nothing is renewed', async () => {
  const { services } = open(sampleNoTicket({ payer: adult }), '/subscription/payment?product=6');
  services.answers[ORDER] = sampleOrder({ kind: 'PAYMENT', orderId: 'cb-1', amount: 32_900, orderName: '모두 3개월' });
  expect((await screen.findByRole('region', { name: '결제 내용' })).textContent).toContain(
    '다음 결제없습니다. 저절로 끝납니다.',
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  check(/^구매 동의/);
  check(/^미성년자 계약/);
  press('32,900원 결제하기');
  await waitFor(() =>
    expect(vi.mocked(openPaymentWindow).mock.calls[0]?.[1]).toEqual({
      orderId: 'cb-1',
      orderName: '모두 3개월',
      amount: 32_900,
    }),
  );
});

it.each([
  [
    'the window does not come',
    new PaymentWindowError('script'),
    '결제 회사의 창을 불러오지 못했습니다. 결제된 금액은 없습니다.',
  ],
  ['the window was closed', new PaymentWindowError('cancelled'), '결제 창을 닫으셨습니다. 결제된 금액은 없습니다.'],
])('says that nothing was paid when %s', async (_what, failure, words) => {
  vi.mocked(openPaymentWindow).mockRejectedValue(failure);
  open(sampleNoTicket({ payer: adult }), '/subscription/payment?product=6');
  await screen.findByText('성인 본인 확인을 마쳤습니다.');
  check(/^구매 동의/);
  check(/^미성년자 계약/);
  press('32,900원 결제하기');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

it('shows the words of the server when it makes no order', async () => {
  const { services } = open(sampleNoTicket({ payer: adult }), '/subscription/payment?product=6');
  services.answers[ORDER] = refusal('PAYMENT_UNAVAILABLE');
  await screen.findByText('성인 본인 확인을 마쳤습니다.');
  check(/^구매 동의/);
  check(/^미성년자 계약/);
  press('32,900원 결제하기');
  expect((await screen.findByRole('alert')).textContent).toContain('결제되지 않았으니');
  expect(openPaymentWindow).not.toHaveBeenCalled();
});

it('has nothing to pay without a product, and no second ticket', async () => {
  open(sampleNoTicket(), '/subscription/payment');
  expect(await screen.findByText('이용권을 먼저 골라 주십시오')).toBeTruthy();
});

it('sends who has a ticket back to changing it once the payer is known', async () => {
  const { address } = open(sampleTicket(), '/subscription/payment?product=4');
  await waitFor(() => expect(address()).toBe('/mypage/ticketchange?product=4'));
});

describe('a price that has changed while the page was open', () => {
  const dearer = {
    ...sampleProducts,
    items: sampleProducts.items.map((item) =>
      item.subscriptionProductNo === 6 ? { ...sampleProduct(6), paymentPrice: 34_900 } : item,
    ),
  };
  const guardian = { adult: false, consents: [{ subscriptionProductNo: 6, price: 32_900 }] };

  it.each([
    ['by a verified adult: the new sum is shown and asked about', adult, '34,900원 결제하기'],
    ['by a guardian: who agrees to the new sum', guardian, '휴대전화로 본인 확인하기'],
  ])('is not paid %s', async (_what, payer, button) => {
    const { services } = open(sampleNoTicket({ payer }), '/subscription/payment?product=6');
    services.answers[ORDER] = () => {
      services.answers['GET /api/subscription/products'] = dearer;
      throw refusal('PRICE_CHANGED');
    };
    await screen.findByRole('button', { name: '32,900원 결제하기' });
    check(/^구매 동의/);
    check(/^미성년자 계약/);
    press('32,900원 결제하기');
    expect(await screen.findByRole('button', { name: button })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('금액이 바뀌었습니다');
    expect((await screen.findByRole('region', { name: '결제 내용' })).textContent).toContain(
      '오늘 결제하실 금액34,900원',
    );
    expect(openPaymentWindow).not.toHaveBeenCalled();
  });
});
