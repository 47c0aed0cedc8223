import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { openDocument } from '#src/lib/browser/openDocument.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleNoTicket, sampleProducts, sampleTicket } from '#src/testing/sampleTicket.ts';
import { SubscriptionView } from './SubscriptionView.tsx';

function open(info: SubscriptionInfo = sampleNoTicket(), products: unknown = sampleProducts) {
  const services = createTestServices({
    site: 'home',
    signedIn: true,
    answers: { 'GET /api/subscription/products': products, 'GET /api/subscription/me': info },
  });
  return { services, ...renderShell(<SubscriptionView />, services, '/subscription') };
}

const goOn = () => fireEvent.click(screen.getByRole('button', { name: /확인하기$/ }));

const period = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows two plans of a period with their whole price, one recommended and neither chosen', async () => {
  open();
  const radios = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '모두 이용권 1개월, 11,900원',
    '미션 이용권 1개월, 6,900원',
  ]);
  expect(screen.getByText('추천 · 전자책까지')).toBeTruthy();
  period('12개월');
  const yearly = screen.getByRole('radio', { name: '모두 이용권 12개월, 119,000원' });
  expect(yearly.closest('label')?.textContent).toContain('하루 약 330원 · 1개월씩 사시는 것보다 23,800원 적습니다');
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  period('매달 정기 결제');
  expect(screen.getByText('해지하실 때까지 매달 자동 결제됩니다.')).toBeTruthy();
});

it('forgets a choice when another period is looked at', async () => {
  open();
  fireEvent.click(await screen.findByRole('radio', { name: '모두 이용권 1개월, 11,900원' }));
  period('3개월');
  expect(screen.getByText('아직 고르신 이용권이 없습니다.')).toBeTruthy();
});

it('asks for a choice, says what was chosen, and goes on with a document of its own', async () => {
  open();
  await screen.findAllByRole('radio');
  goOn();
  expect(screen.getByText('이용권을 먼저 골라 주십시오.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  period('매달 정기 결제');
  fireEvent.click(screen.getByRole('radio', { name: '모두 이용권 정기 결제, 9,900원' }));
  expect(screen.getByText('매달 9,900원')).toBeTruthy();
  goOn();
  expect(openDocument).toHaveBeenLastCalledWith('/subscription/payment?product=8');
});

it('says what nobody pays for, line by line', async () => {
  open();
  const free = await screen.findByRole('row', { name: /내 서재와 읽은 기록/ });
  expect(within(free).getAllByText('이용할 수 있음')).toHaveLength(3);
  const book = screen.getByRole('row', { name: /전자책 읽기/ });
  expect(within(book).getAllByText('이용할 수 없음')).toHaveLength(2);
  expect(within(book).getAllByText('이용할 수 있음')).toHaveLength(1);
});

it('tells of the free week, which charges nobody', async () => {
  open(sampleNoTicket({ trial: { endsAt: '2026-11-28T03:00:00.000Z', active: true } }));
  expect(await screen.findByText(/2026년 11월 28일 \(토\) 오후 12:00까지 모두 무료로 체험/)).toBeTruthy();
  expect(screen.getByText(/체험이 끝나도 저절로 결제되지 않습니다/)).toBeTruthy();
});

it('leads who has a ticket to changing it', async () => {
  const { address } = open(sampleTicket());
  expect(await screen.findByText('지금 모두 이용권 정기 결제를 이용하고 계십니다.')).toBeTruthy();
  period('매달 정기 결제');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /모두 이용권 정기 결제/ }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /미션 이용권 정기 결제/ }));
  goOn();
  expect(address()).toBe('/mypage/ticketchange?product=4');
});

it('offers who has cancelled to take that back, and no change', async () => {
  open(sampleTicket({ cancelAtPeriodEnd: true, nextPaymentDate: null }));
  expect(await screen.findByRole('button', { name: '해지 취소하기' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '이용권 바꾸기' })).toBeNull();
});

it('names the last whole day of a given ticket, which ends at midnight', async () => {
  open(sampleNoTicket({ complimentary: { permissionPlan: 'ALL', endsAt: '2026-12-31T15:00:00.000Z' } }));
  expect(await screen.findByText('지금 2026년 12월 31일 (목)까지 무료 이용권을 쓰고 계십니다.')).toBeTruthy();
});

it('lets nobody pay again while a payment is checked', async () => {
  open(sampleNoTicket({ checkingOrderNo: 41, state: 'PENDING' }));
  const link = await screen.findByRole('link', { name: '결과 보기' });
  expect(link.getAttribute('href')).toBe('/subscription/complete?paymentOrderNo=41');
  expect(screen.queryByRole('button', { name: /확인하기$/ })).toBeNull();
});

it('says that the prices could not be had, and tries again', async () => {
  const { services } = open(sampleNoTicket(), refusal('OVERLOADED'));
  const again = await screen.findByRole('button', { name: '다시 불러오기' });
  services.answers['GET /api/subscription/products'] = sampleProducts;
  fireEvent.click(again);
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
});
