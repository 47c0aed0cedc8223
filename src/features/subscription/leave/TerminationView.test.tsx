import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import {
  sampleBooked,
  sampleBookedPastDue,
  sampleNoTicket,
  sampleProduct,
  sampleRefund,
  sampleTicket,
} from '#src/testing/sampleTicket.ts';
import { TerminationView } from './TerminationView.tsx';

const LEAVE = 'POST /api/subscription/terminations/me';

function open(info: SubscriptionInfo) {
  const services = createTestServices({
    site: 'home',
    signedIn: true,
    answers: { 'GET /api/subscription/me': info, 'POST /api/account/me': {} },
  });
  return { services, ...renderShell(<TerminationView />, services, '/mypage/tickettermination') };
}

it('leaves with one press, after saying what stays and until when', async () => {
  const { services, address } = open(sampleTicket());
  const panel = await screen.findByRole('region', { name: '다음 결제를 멈춥니다' });
  expect(panel.textContent).toContain('계속 이용하실 수 있는 때2026년 12월\u00a020일\u00a0(일)까지');
  expect(panel.textContent).toContain('결제되지 않는 금액2026년 12월\u00a021일\u00a0(월) 9,900원');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  services.answers[LEAVE] = { cancelAtPeriodEnd: true, openUntil: '2026-12-20' };
  fireEvent.click(screen.getByRole('button', { name: '해지하기' }));
  await waitFor(() => expect(address()).toBe('/mypage/ticket'));
  expect(services.requests.filter((request) => request === LEAVE)).toHaveLength(1);
});

it('says what goes back when credit is left that nothing will use', async () => {
  open(sampleTicket({ creditLeft: 59_100 }));
  const panel = await screen.findByRole('region', { name: '다음 결제를 멈춥니다' });
  expect(panel.textContent).toContain('이용이 끝나면 돌려 드릴 금액59,100원');
});

it('stays and says why when it could not be done', async () => {
  const { services, address } = open(sampleTicket());
  services.answers[LEAVE] = refusal('TICKET_STATE');
  fireEvent.click(await screen.findByRole('button', { name: '해지하기' }));
  expect((await screen.findByRole('alert')).textContent).toContain('이용권 화면을 다시 확인해 주십시오');
  expect(address()).toBe('/mypage/tickettermination');
});

it('keeps the focus where the ticket was cancelled though no answer told it', async () => {
  const { services } = open(sampleTicket());
  services.answers[LEAVE] = () => {
    services.answers['GET /api/subscription/me'] = sampleTicket({ cancelAtPeriodEnd: true, nextPaymentDate: null });
    throw new NetworkError(false);
  };
  const leave = await screen.findByRole('button', { name: '해지하기' });
  leave.focus();
  fireEvent.click(leave);
  const note = await screen.findByText(/^해지하셨습니다/);
  await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it('offers the refund with its sum first', async () => {
  const { services } = open(sampleTicket());
  services.answers['GET /api/subscription/refund-preview/me'] = sampleRefund();
  fireEvent.click(await screen.findByRole('button', { name: '환불 금액 보기' }));
  expect(await screen.findByText(/2026년 11월 28일 \(토\)까지 전액을 돌려받으실 수 있습니다/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '9,900원 환불받기' })).toBeTruthy();
});

it('takes it back', async () => {
  open(sampleTicket({ cancelAtPeriodEnd: true, nextPaymentDate: null }));
  expect(await screen.findByRole('button', { name: '해지 취소하기' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '해지하기' })).toBeNull();
});

it('has nothing to cancel where it was paid once, or where there is no ticket', async () => {
  const { product } = sampleTicket();
  open(
    sampleTicket({
      product: product && { ...product, ...sampleProduct(6), nextPaymentDate: null },
      nextPaymentDate: null,
    }),
  );
  expect((await screen.findByRole('region', { name: '저절로 끝나는 이용권입니다' })).textContent).toContain(
    '2026년 12월\u00a020일\u00a0(일)까지 이용하신 뒤 저절로 끝나며',
  );
});

it('leads to what takes a booked charge back, and does not promise that leaving could be undone', async () => {
  open(sampleBooked());
  const panel = await screen.findByRole('region', { name: '예정된 이용권이 있습니다' });
  expect(within(panel).getByRole('link', { name: '내 이용권 보기' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '해지하기' })).toBeNull();
  expect(screen.queryByText(/다시 결제되지 않습니다/)).toBeNull();
});

it('leaves where a booked charge was declined at the end of a ticket that was paid once', async () => {
  open(sampleBookedPastDue());
  const panel = await screen.findByRole('region', { name: '이용권을 지금 끝냅니다' });
  expect(panel.textContent).toContain('취소되는 변경미션 이용권 정기 결제');
  expect(panel.textContent).toContain('5,900원');
  expect(screen.getByRole('button', { name: '해지하기' })).toBeTruthy();
});

it('says that there is nothing to leave', async () => {
  open(sampleNoTicket());
  expect(await screen.findByText('해지할 이용권이 없습니다')).toBeTruthy();
});

it('does not say that there is no ticket to whoever has one for free', async () => {
  open(sampleNoTicket({ complimentary: { permissionPlan: 'ALL', endsAt: null } }));
  expect(await screen.findByText(/모두 이용권을 무료로 이용하고 계십니다.*저절로 결제되지 않습니다/)).toBeTruthy();
  expect(screen.queryByText(/지금은 이용권이 없으며/)).toBeNull();
});
