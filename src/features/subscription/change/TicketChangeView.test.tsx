import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChangePreview, SubscriptionInfo } from '#contract/subscription.ts';
import { agreementsFor, purchaseAgreements } from '#domain/subscription/purchaseAgreements.ts';
import { openDocument } from '#src/lib/browser/openDocument.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import {
  sampleChange,
  sampleNoTicket,
  sampleOrder,
  sampleProduct,
  sampleProducts,
  sampleStatus,
  sampleTicket,
} from '#src/testing/sampleTicket.ts';
import { createPaymentJourney } from '../window/createPaymentJourney.ts';
import { TicketChangeView } from './TicketChangeView.tsx';

beforeEach(() => vi.mocked(openDocument).mockReset());

const CHANGE = 'POST /api/subscription/changes/me';
const later: ChangePreview = sampleChange({
  when: 'PERIOD_END',
  by: 'CARD',
  charge: 5900,
  credit: 0,
  startDate: '2026-12-21',
  endDate: '2027-01-20',
  nextPaymentDate: '2027-01-21',
  nextPaymentAmount: 5900,
  product: sampleProduct(4),
});

function open(info: SubscriptionInfo, preview: unknown, at = '/mypage/ticketchange') {
  const services = createTestServices({
    site: 'home',
    signedIn: true,
    answers: {
      'GET /api/subscription/products': sampleProducts,
      'GET /api/subscription/me': info,
      'GET /api/subscription/change-preview/me': preview,
      'POST /api/account/me': {},
    },
  });
  return { services, ...renderShell(<TicketChangeView />, services, at) };
}

const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
const agreeToAll = async () => {
  for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('shows nothing to pay before something was chosen, and the present ticket cannot be', async () => {
  open(sampleTicket(), later);
  expect(await screen.findByText(/고르시면 결제될 금액과 날짜를 먼저 보여 드립니다/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /모두 이용권 정기 결제/ }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /바꾸기|결제하/ })).toBeNull();
});

it('shows a cheaper plan as what it is: later, with today free, and plans it', async () => {
  const { services, address } = open(sampleTicket(), later);
  await choose(/미션 이용권 정기 결제/);
  expect(address()).toBe('/mypage/ticketchange?product=4');
  const offer = await screen.findByRole('region', { name: '바뀌는 내용' });
  await waitFor(() => expect(offer.textContent).toContain('2026년 12월\u00a021일\u00a0(월)에 결제될 금액5,900원'));
  expect(offer.textContent).toContain('그다음 결제2027년 1월\u00a021일\u00a0(목) 5,900원');
  services.answers[CHANGE] = { when: 'PERIOD_END', order: null, status: null };
  await agreeToAll();
  await press('변경 예약하기');
  await waitFor(() => expect(address()).toBe('/mypage/ticket'));
  const agreements = agreementsFor(true).map((code) => ({
    code,
    version: purchaseAgreements[code].version,
    agreed: true,
  }));
  expect(services.bodies).toContainEqual({ subscriptionProductNo: 4, expectedCharge: 5900, agreements });
});

it('takes the unused days off and carries the order to the page that opens the window', async () => {
  const { services } = open(sampleTicket(), sampleChange(), '/mypage/ticketchange?product=7');
  const offer = await screen.findByRole('region', { name: '바뀌는 내용' });
  await waitFor(() => expect(offer.textContent).toContain('이용하지 않으신 날의 금액−5,800원'));
  expect(offer.textContent).toContain('오늘 결제하실 금액113,200원');
  const order = sampleOrder({ kind: 'PAYMENT', orderId: 'cb-7', amount: 113_200 });
  services.answers[CHANGE] = { when: 'NOW', order, status: null };
  await agreeToAll();
  await press('113,200원 결제하고 바꾸기');
  await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/subscription/payment?paymentOrderNo=41'));
  const journey = createPaymentJourney(sessionStorage, () => 'key');
  expect(journey.waiting(41)?.orderId).toBe('cb-7');
  expect(journey.from(41)).toBe('/mypage/ticketchange?product=7');
});

it('goes to the receipt when the card on file was charged', async () => {
  const { services, address } = open(sampleTicket(), sampleChange({ by: 'CARD' }), '/mypage/ticketchange?product=7');
  services.answers[CHANGE] = { when: 'NOW', order: null, status: sampleStatus({ kind: 'CARD' }) };
  await agreeToAll();
  await press('113,200원 결제하고 바꾸기');
  await waitFor(() => expect(address()).toBe('/subscription/complete?paymentOrderNo=41'));
});

it('needs the agreements first, and shows a sum that has changed', async () => {
  const { services } = open(sampleTicket(), sampleChange(), '/mypage/ticketchange?product=7');
  await press('113,200원 결제하고 바꾸기');
  expect(await screen.findByText(/표시하지 않은 항목이 있습니다/)).toBeTruthy();
  expect(services.requests).not.toContain(CHANGE);
  services.answers[CHANGE] = refusal('PRICE_CHANGED');
  await agreeToAll();
  services.answers['GET /api/subscription/change-preview/me'] = sampleChange({ charge: 114_000 });
  await press('113,200원 결제하고 바꾸기');
  expect(await screen.findByText(/금액이 바뀌었습니다/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: '114,000원 결제하고 바꾸기' })).toBeTruthy();
});

it('asks who pays on the page where the verifier may open', async () => {
  const unknown = sampleTicket({ payer: { adult: false, consents: [{ subscriptionProductNo: 8, price: 9900 }] } });
  open(unknown, sampleChange(), '/mypage/ticketchange?product=7');
  await press('결제하시는 분 확인하기');
  expect(openDocument).toHaveBeenCalledWith('/subscription/payment?product=7');
});

it('says why a ticket cannot be had in place of this one', async () => {
  open(sampleTicket(), refusal('TICKET_STATE'), '/mypage/ticketchange?product=1');
  const note = await screen.findByRole('region', { name: '이 이용권으로는 바꾸실 수 없습니다.' });
  expect(note.textContent).toContain('지금 이용권으로는 할 수 없습니다');
  // Nothing broke that another try would repair.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: '다시 불러오기' })).toBeNull();
});

it('lets a cancellation be taken back before anything is chosen', async () => {
  open(sampleTicket({ cancelAtPeriodEnd: true, nextPaymentDate: null }), later);
  expect(await screen.findByRole('button', { name: '해지 취소하기' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('shows sums that add up where credit of an earlier change is left', async () => {
  const change = { ...later, charge: 2400, creditLeft: 0 };
  open(sampleTicket({ creditLeft: 3500 }), change, '/mypage/ticketchange?product=4');
  const offer = await screen.findByRole('region', { name: '바뀌는 내용' });
  await waitFor(() => expect(offer.textContent).toContain('이용권 금액5,900원'));
  expect(offer.textContent).toContain('앞선 변경에서 남은 금액−3,500원');
  expect(offer.textContent).toContain('2026년 12월\u00a021일\u00a0(월)에 결제될 금액2,400원');
});

it('shows a planned change instead of a second one, and the tickets without one', async () => {
  const pendingChange = { subscriptionNo: 32, product: sampleProduct(4), startDate: '2026-12-21', charge: 5900 };
  open(sampleTicket({ pendingChange }), later);
  expect(await screen.findByRole('button', { name: '변경 취소하기' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('has nothing to change without a ticket', async () => {
  open(sampleNoTicket(), later);
  expect(await screen.findByText('바꿀 이용권이 없습니다')).toBeTruthy();
});

it('does not say that there is no ticket to whoever has one for free', async () => {
  open(sampleNoTicket({ complimentary: { permissionPlan: 'ALL', endsAt: null } }), later);
  expect(await screen.findByText(/모두 이용권을 무료로 이용하고 계십니다/)).toBeTruthy();
  expect(screen.queryByText(/지금은 이용권이 없습니다/)).toBeNull();
});
