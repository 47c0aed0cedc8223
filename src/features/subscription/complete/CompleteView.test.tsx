import { fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { createTestServices, type TestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleStatus } from '#src/testing/sampleTicket.ts';
import { createPaymentJourney } from '../window/createPaymentJourney.ts';
import { CompleteView } from './CompleteView.tsx';

const CONFIRM = 'POST /api/subscription/orders/41/confirmations/me';
const ABANDON = 'POST /api/subscription/orders/41/abandonments/me';
const LOOK = 'GET /api/subscription/orders/41/me';
const RETURN = '/subscription/complete?paymentOrderNo=41&nonce=n1&customerKey=ck&authKey=ak';
const checking = sampleStatus({ state: 'CHECKING', receipt: null });
const declined = sampleStatus({
  state: 'DECLINED',
  receipt: null,
  decline: { reason: 'CARD_REFUSED', message: '한도를 확인해 주십시오. 결제된 금액은 없습니다.' },
});

afterEach(() => vi.useRealTimers());

function createServices(answers: Record<string, unknown>) {
  return createTestServices({ site: 'home', signedIn: true, answers });
}

function open(services: TestServices, at = RETURN) {
  return renderShell(
    <StrictMode>
      <Routes>
        <Route path="/subscription/complete" element={<CompleteView />} />
        <Route path="/subscription/success/:no" element="receipt" />
        <Route path="/mypage/ticket" element="my ticket" />
      </Routes>
    </StrictMode>,
    services,
    at,
  );
}

const reported = (services: TestServices) => services.requests.filter((request) => request === CONFIRM);

it('confirms once, takes the keys out of the address, and goes on to the receipt', async () => {
  const services = createServices({ [CONFIRM]: sampleStatus() });
  const { address } = open(services);
  expect(await screen.findByText('receipt')).toBeTruthy();
  expect(address()).toBe('/subscription/success/41');
  expect(reported(services)).toHaveLength(1);
  expect(services.bodies).toContainEqual({ authKey: 'ak', customerKey: 'ck', nonce: 'n1' });
});

it('keeps no keys in the history while it waits', async () => {
  const services = createServices({ [CONFIRM]: new Promise(() => {}) });
  const { address } = open(services);
  expect(await screen.findByText('결제를 마무리하고 있습니다')).toBeTruthy();
  expect(address()).toBe('/subscription/complete?paymentOrderNo=41');
});

it('tells the same words again after a reload, and nothing more once they were answered', async () => {
  const silent = createServices({ [CONFIRM]: new NetworkError(true) });
  open(silent);
  fireEvent.click(await screen.findByRole('button', { name: '다시 불러오기' }));
  await waitFor(() => expect(reported(silent)).toHaveLength(2));
  const key = createPaymentJourney(sessionStorage, () => 'new').brought(41)?.key;
  expect(key).toMatch(/.{8,}/);

  // The tab is loaded again; then once more by the back button, with all of the address.
  const services = createServices({ [CONFIRM]: sampleStatus(), [LOOK]: sampleStatus() });
  open(services, '/subscription/complete?paymentOrderNo=41');
  expect(await screen.findByText('receipt')).toBeTruthy();
  expect(reported(services)).toHaveLength(1);
  expect(createPaymentJourney(sessionStorage, () => 'new').brought(41)).toBeNull();
});

it('only looks where another tab knows nothing of the window', async () => {
  const services = createServices({ [LOOK]: sampleStatus() });
  open(services, '/subscription/complete?paymentOrderNo=41');
  expect(await screen.findByText('receipt')).toBeTruthy();
  expect(services.requests).toEqual([LOOK]);
});

it('looks again from time to time while the outcome is not known, and never pays again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const services = createServices({ [CONFIRM]: checking, [LOOK]: checking });
  open(services);
  expect(await screen.findByText('카드사의 답을 확인하고 있습니다')).toBeTruthy();
  expect(screen.getByText(/다시 결제하지 마십시오/)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(30_000);
  const looks = services.requests.filter((request) => request === LOOK).length;
  expect(looks).toBeGreaterThan(1);
  expect(looks).toBeLessThan(8);
  services.answers[LOOK] = sampleStatus();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByText('receipt')).toBeTruthy();
  expect(reported(services)).toHaveLength(1);
});

it.each([
  [true, '결과는 이메일과 내 이용권에서'],
  [false, '결과는 내 이용권에서'],
])('says where the outcome will be found; an address is known: %s', async (toldByMail, words) => {
  open(createServices({ [CONFIRM]: { ...checking, toldByMail }, [LOOK]: { ...checking, toldByMail } }));
  expect((await screen.findByText(/확인되면 이 화면이/)).textContent).toContain(words);
});

it('says that nothing was paid when the card was declined, and leads back to where the window was opened', async () => {
  createPaymentJourney(sessionStorage, () => 'key-of-trip').setOut(41, '/subscription/payment?product=8');
  open(createServices({ [CONFIRM]: declined }));
  expect(await screen.findByText('결제되지 않았습니다')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('한도를 확인해 주십시오. 결제된 금액은 없습니다.');
  const again = screen.getByRole('link', { name: '다시 결제하기' });
  expect(again.getAttribute('href')).toBe('/subscription/payment?product=8#pay');
});

it('tells the server that the window was left, in its code only', async () => {
  const left = sampleStatus({
    state: 'EXPIRED',
    receipt: null,
    decline: { reason: 'ABANDONED', message: '결제 창을 닫으셨습니다.' },
  });
  const services = createServices({ [ABANDON]: left });
  open(services, '/subscription/complete?paymentOrderNo=41&code=PAY_PROCESS_CANCELED&message=%3Cb%3Ehi');
  expect(await screen.findByText('결제를 마치지 않으셨습니다')).toBeTruthy();
  expect(services.bodies).toContainEqual({ code: 'PAY_PROCESS_CANCELED' });
  expect(document.body.textContent).not.toContain('<b>hi');
});

it('asks where the order stands when the server refuses the words', async () => {
  const open_ = sampleStatus({ state: 'OPEN', receipt: null });
  const services = createServices({ [CONFIRM]: refusal('PAYMENT_MISMATCH'), [LOOK]: open_ });
  open(services);
  expect((await screen.findByRole('alert')).textContent).toContain('주문과 결제 내용이 다릅니다');
  expect(services.requests.filter((request) => request !== CONFIRM)).toEqual([LOOK]);
});

it('knows no order of somebody else', async () => {
  const services = createServices({ [CONFIRM]: refusal('NOT_FOUND'), [LOOK]: refusal('NOT_FOUND') });
  open(services);
  expect(await screen.findByText('이 결제를 찾을 수 없습니다')).toBeTruthy();
});

it('has nothing to show without an order', async () => {
  open(createServices({}), '/subscription/complete?paymentKey=pk');
  expect(await screen.findByText('my ticket')).toBeTruthy();
});
