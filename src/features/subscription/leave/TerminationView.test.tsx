import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SubscriptionInfo } from '../../../../contract/subscription.ts';
import { createTestServices } from '../../../testing/createTestServices.ts';
import { refusal } from '../../../testing/refusal.ts';
import { renderShell } from '../../../testing/renderShell.tsx';
import {
  sampleBooked,
  sampleBookedPastDue,
  sampleNoTicket,
  sampleProduct,
  sampleRefund,
  sampleTicket,
} from '../../../testing/sampleTicket.ts';
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
  expect(panel.textContent).toContain('계속 이용하실 수 있는 때2026년 12월 20일 (일)까지');
  expect(panel.textContent).toContain('결제되지 않는 금액2026년 12월 21일 (월) 9,900원');
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
    '2026년 12월 20일 (일)까지 이용하신 뒤 저절로 끝나며',
  );
});

it.each([
  ['is booked for the end of a ticket that was paid once', sampleBooked(), '다음 결제를 멈춥니다'],
  ['was declined when that end came', sampleBookedPastDue(), '이용권을 지금 끝냅니다'],
])('leaves where a charge %s', async (_what, info, title) => {
  open(info);
  const panel = await screen.findByRole('region', { name: title });
  expect(panel.textContent).toContain('취소되는 변경미션 이용권 정기 결제');
  expect(panel.textContent).toContain('5,900원');
  expect(screen.getByRole('button', { name: '해지하기' })).toBeTruthy();
});

it('says that there is nothing to leave', async () => {
  open(sampleNoTicket());
  expect(await screen.findByText('해지할 이용권이 없습니다')).toBeTruthy();
});
