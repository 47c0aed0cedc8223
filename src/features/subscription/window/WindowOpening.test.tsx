import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPaymentWindow } from '#src/lib/payment/openPaymentWindow.ts';
import { PaymentWindowError } from '#src/lib/payment/PaymentWindowError.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleOrder, sampleStatus } from '#src/testing/sampleTicket.ts';
import { createPaymentJourney } from './createPaymentJourney.ts';
import { WindowOpening } from './WindowOpening.tsx';

beforeEach(() => vi.mocked(openPaymentWindow).mockReset().mockResolvedValue(undefined));

const opened = sampleStatus({ state: 'OPEN', receipt: null });

function open(status = opened) {
  const answers = { 'GET /api/subscription/orders/41/me': status };
  const services = createTestServices({ site: 'home', signedIn: true, answers });
  return renderShell(<WindowOpening paymentOrderNo={41} />, services, '/subscription/payment?paymentOrderNo=41');
}

const carry = () =>
  createPaymentJourney(sessionStorage, () => 'key-of-trip').setOut(41, '/mypage/paymentchange', sampleOrder());

it('opens the window of an order that another page made, once', async () => {
  carry();
  open();
  expect(await screen.findByText('결제 회사의 창을 열고 있습니다')).toBeTruthy();
  await waitFor(() => expect(openPaymentWindow).toHaveBeenCalledOnce());
});

it('does not send out again who comes back by the back button', async () => {
  carry();
  open();
  await waitFor(() => expect(openPaymentWindow).toHaveBeenCalledOnce());
  open();
  expect(await screen.findByText('결제 창에서 돌아오셨습니다')).toBeTruthy();
  expect(screen.getByRole('link', { name: '앞 화면으로 가기' }).getAttribute('href')).toBe('/mypage/paymentchange');
  expect(openPaymentWindow).toHaveBeenCalledOnce();
});

it.each(['PAID', 'CHECKING', 'DECLINED'] as const)(
  'says nothing of money by itself to who comes back when the order is %s, and leads to what became of it',
  async (state) => {
    const { address } = open(sampleStatus({ state }));
    await waitFor(() => expect(address()).toBe('/subscription/complete?paymentOrderNo=41'));
    expect(screen.queryByText(/아직 결제된 금액은 없습니다/)).toBeNull();
  },
);

it('does not wait for ever where the browser shows the page as it was left', async () => {
  carry();
  open();
  await waitFor(() => expect(openPaymentWindow).toHaveBeenCalledOnce());
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await screen.findByText('결제 창에서 돌아오셨습니다')).toBeTruthy();
});

it('can be tried again when the window did not come', async () => {
  carry();
  vi.mocked(openPaymentWindow).mockRejectedValueOnce(new PaymentWindowError('script'));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('결제된 금액은 없습니다');
  fireEvent.click(screen.getByRole('button', { name: '창 다시 열기' }));
  await waitFor(() => expect(openPaymentWindow).toHaveBeenCalledTimes(2));
});
