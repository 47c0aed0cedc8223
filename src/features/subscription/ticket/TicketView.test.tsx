import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentItem, SubscriptionInfo } from '#contract/subscription.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import {
  sampleBooked,
  sampleBookedPastDue,
  sampleNoTicket,
  samplePayment,
  sampleProduct,
  sampleRefund,
  sampleTicket,
} from '#src/testing/sampleTicket.ts';
import { TicketView } from './TicketView.tsx';

const ME = 'GET /api/subscription/me';
const REFUND = 'POST /api/subscription/refunds/me';
const PAYMENTS = 'GET /api/subscription/payments/me';

function open(info: SubscriptionInfo, payments: PaymentItem[] = [samplePayment()]) {
  const services = createTestServices({
    site: 'home',
    signedIn: true,
    answers: {
      [ME]: info,
      [PAYMENTS]: { items: payments, page: 1, pageSize: 30, totalCount: payments.length },
      'POST /api/account/me': {},
    },
  });
  return { services, ...renderShell(<TicketView />, services, '/mypage/ticket') };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const panel = (name: string) => screen.findByRole('region', { name });

it('says what is had, until when, and the next sum to the won and the day', async () => {
  open(sampleTicket());
  const ticket = await panel('지금 이용권');
  expect(ticket.textContent).toContain('모두 이용권 정기 결제');
  expect(ticket.textContent).toContain('2026년 11월\u00a021일\u00a0(토)부터 2026년 12월\u00a020일\u00a0(일)까지');
  expect(ticket.textContent).toContain('다음 결제일2026년 12월\u00a021일\u00a0(월)');
  expect(ticket.textContent).toContain('다음 결제 금액9,900원');
  expect(ticket.textContent).toContain('신한카드 4330-12**-****-123*');
  const ways = within(ticket)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/mypage/ticketchange', '/mypage/paymentchange', '/mypage/tickettermination']);
});

it('has no card and nothing to cancel where it was paid once', async () => {
  const { product } = sampleTicket();
  open(
    sampleTicket({
      product: product && { ...product, ...sampleProduct(6), nextPaymentDate: null },
      nextPaymentDate: null,
      nextPaymentAmount: null,
      card: null,
    }),
  );
  const ticket = await panel('지금 이용권');
  expect(ticket.textContent).toContain('다음 결제없습니다');
  expect(within(ticket).getAllByRole('link')).toHaveLength(1);
});

it.each([
  // Taking the booked one back is what stops its charge.
  ['before its end', sampleBooked(), ['/mypage/ticketchange', '/mypage/paymentchange']],
  ['and was declined', sampleBookedPastDue(), ['/mypage/paymentchange', '/mypage/tickettermination']],
])('leads to what can be done where one with a card follows a ticket that was paid once, %s', async (_, info, to) => {
  open(info);
  const links = within(await panel('지금 이용권')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(to);
});

it('says of a booked ticket that was declined when it begins, and not that its day is to come', async () => {
  open(sampleBookedPastDue());
  const note = await panel('이용권이 바뀔 예정입니다.');
  expect(note.textContent).toContain('결제가 승인되면 바로 미션 이용권 정기 결제로 바뀝니다.');
  expect(note.textContent).not.toContain('지금 결제되는 금액은 없습니다');
});

it('lists every payment with its tax, receipt and refunds', async () => {
  const refunds = [
    {
      amount: 4000,
      requestedAt: '2026-11-22T01:00:00.000Z',
      doneAt: '2026-11-22T01:00:05.000Z',
      state: 'DONE' as const,
    },
  ];
  open(sampleTicket(), [samplePayment({ refunds })]);
  const list = await panel('결제와 환불 내역');
  expect(await within(list).findByText('공급가액 9,000원, 부가세 900원')).toBeTruthy();
  expect(within(list).getByText(/환불 4,000원: 돌려드렸습니다/)).toBeTruthy();
  expect(
    within(list)
      .getByRole('link', { name: /영수증 보기/ })
      .getAttribute('rel'),
  ).toBe('noreferrer');
});

it('shows the free week and the way to the tickets without one', async () => {
  open(sampleNoTicket({ trial: { endsAt: '2026-11-28T03:00:00.000Z', active: true } }), []);
  expect((await panel('무료 이용')).textContent).toContain('저절로 결제되지 않습니다');
  expect(await screen.findByText('결제하신 내역이 없습니다.')).toBeTruthy();
});

it('tells of a ticket that was given, which costs nothing', async () => {
  open(sampleNoTicket({ complimentary: { permissionPlan: 'ALL', endsAt: null } }), []);
  expect((await panel('무료 이용')).textContent).toContain('모두 이용권을 무료로 이용하고 계십니다.');
});

it('names the last whole day of a given ticket, which ends at midnight', async () => {
  open(sampleNoTicket({ complimentary: { permissionPlan: 'ALL', endsAt: '2026-12-31T15:00:00.000Z' } }), []);
  expect((await panel('무료 이용')).textContent).toContain('2026년 12월\u00a031일\u00a0(목)까지 모두 이용권을');
});

it('says what happens after a declined renewal, and until when everything stays open', async () => {
  const pastDue = { reason: 'CARD_REFUSED', amount: 9900, nextTryDate: '2026-12-22', openUntil: '2026-12-28' } as const;
  open(sampleTicket({ state: 'PAST_DUE', pastDue }));
  const note = await panel('정기 결제 9,900원이 승인되지 않았습니다.');
  expect(note.textContent).toContain('2026년 12월\u00a028일\u00a0(월)까지 그대로 이용하실 수 있습니다.');
  expect(note.textContent).toContain('2026년 12월\u00a022일\u00a0(화)에 같은 카드로 9,900원을 다시 결제해 봅니다.');
  expect(within(note).getByRole('link', { name: '카드 바꾸기' })).toBeTruthy();
});

it('tells who has put another card on file that it will be charged by itself', async () => {
  const nextTryDate = '2026-12-21';
  const pastDue = { reason: 'NOT_AVAILABLE', amount: 9900, nextTryDate, openUntil: '2026-12-28' } as const;
  open(sampleTicket({ state: 'PAST_DUE', pastDue }));
  const note = await panel('정기 결제 9,900원이 승인되지 않았습니다.');
  expect(note.textContent).toContain('새로 등록하신 카드로 곧 9,900원을 결제합니다. 따로 하실 일이 없습니다.');
  expect(note.textContent).not.toContain('같은 카드');
});

it('asks for another card where the old one is of no use', async () => {
  const pastDue = { reason: 'CARD_UNUSABLE', amount: 9900, nextTryDate: null, openUntil: '2026-12-28' } as const;
  open(sampleTicket({ state: 'PAST_DUE', pastDue }));
  expect((await panel('정기 결제 9,900원이 승인되지 않았습니다.')).textContent).toContain(
    '새 카드를 등록하시면 9,900원이 바로 결제됩니다.',
  );
});

it('takes a cancellation back', async () => {
  const leaving = sampleTicket({ cancelAtPeriodEnd: true, nextPaymentDate: null, nextPaymentAmount: null });
  const { services } = open(leaving);
  const note = await panel('해지하셨습니다. 앞으로 결제되는 금액이 없습니다.');
  expect(note.textContent).toContain('2026년 12월\u00a020일\u00a0(일)까지 그대로 이용하실 수 있으며');
  expect(screen.queryByRole('link', { name: '해지하기' })).toBeNull();
  services.answers['DELETE /api/subscription/terminations/me'] = () => {
    services.answers[ME] = sampleTicket();
    return { cancelAtPeriodEnd: false, openUntil: '2026-12-20' };
  };
  // The note is gone before everything else was refetched.
  services.answers[PAYMENTS] = () => new Promise(() => {});
  await press('해지 취소하기');
  expect(await screen.findByText('해지를 취소했습니다')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '해지하기' })).toBeTruthy();
});

it('takes a planned change back', async () => {
  const pendingChange = { subscriptionNo: 32, product: sampleProduct(4), startDate: '2026-12-21', charge: 5900 };
  const { services } = open(sampleTicket({ pendingChange }));
  const note = await panel('이용권이 바뀔 예정입니다.');
  expect(note.textContent).toContain(
    '2026년 12월\u00a021일\u00a0(월)부터 미션 이용권 정기 결제로 바뀌고, 그날 5,900원이 결제됩니다',
  );
  services.answers['DELETE /api/subscription/changes/me'] = () => {
    services.answers[ME] = sampleTicket();
    return {};
  };
  services.answers[PAYMENTS] = () => new Promise(() => {});
  await press('변경 취소하기');
  expect(await screen.findByText('예정된 변경을 취소했습니다')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('이용권이 바뀔 예정입니다.')).toBeNull());
});

it('asks about a higher price, and either answer is as easy', async () => {
  const priceConsent = { oldPrice: 9900, newPrice: 10_900, effectiveDate: '2026-12-21', agreed: null };
  const { services } = open(sampleTicket({ priceConsent }));
  const note = await panel('바뀌는 금액에 동의하시는지 여쭙니다.');
  expect(note.textContent).toContain('9,900원에서 10,900원으로 바뀝니다');
  expect(note.textContent).toContain('지금 금액으로 이어집니다');
  services.answers['POST /api/subscription/price-consents/me'] = () => {
    services.answers[ME] = sampleTicket({ priceConsent: { ...priceConsent, agreed: false } });
    return {};
  };
  await press('동의하지 않습니다');
  expect(await panel('바뀌는 금액에 동의하지 않으셨습니다.')).toBeTruthy();
  expect(services.bodies).toContainEqual({ agreed: false });
});

it('gives money back after the sum was shown, and says so when the ticket is gone', async () => {
  const { services } = open(sampleTicket());
  services.answers['GET /api/subscription/refund-preview/me'] = sampleRefund({
    rule: 'PRORATED',
    refund: 8580,
    usedDays: 4,
    used: true,
  });
  await press('환불받기');
  const dialog = await screen.findByRole('dialog', { name: '환불받기' });
  expect(await within(dialog).findByText('−1,320원')).toBeTruthy();
  expect(dialog.textContent).toContain('전체 30일 가운데 이용하신 4일만큼을 빼고');
  services.answers[REFUND] = () => {
    services.answers[ME] = sampleNoTicket();
    services.answers['GET /api/subscription/refund-preview/me'] = refusal('TICKET_STATE');
    return { refund: 8580, state: 'DONE' };
  };
  fireEvent.click(within(dialog).getByRole('button', { name: '8,580원 환불받기' }));
  expect(await screen.findByRole('dialog', { name: '환불을 신청했습니다' })).toBeTruthy();
  expect(screen.getByText(/8,580원을 돌려드립니다/)).toBeTruthy();
  expect(services.bodies).toContainEqual({ expectedRefund: 8580, reason: '' });
  expect(services.requests.filter((request) => request.endsWith('/refund-preview/me'))).toHaveLength(1);
  await press('확인');
  expect(await panel('이용권이 없습니다')).toBeTruthy();
});

it.each([
  [
    'credit that no renewal has used',
    { rule: 'PRORATED', paid: 9900, credit: 47_645, refund: 56_555, usedDays: 3, used: true } as const,
    ['이번 기간의 금액9,900원', '아직 쓰지 않은 남은 금액47,645원', '이용하신 3일 (전체 30일)−990원'],
  ],
  [
    'a rest that was too small to be charged',
    { rule: 'FULL', paid: 9900, credit: -60, refund: 9840 } as const,
    ['이번 기간의 금액9,900원', '아직 결제되지 않은 금액−60원'],
  ],
  [
    'what went back before',
    { rule: 'FULL', paid: 9900, returned: 1000, refund: 8900 } as const,
    ['이번 기간의 금액9,900원', '이미 돌려드린 금액−1,000원'],
  ],
])('shows how the refund comes about with %s, in lines that add up', async (_what, preview, lines) => {
  const { services } = open(sampleTicket());
  services.answers['GET /api/subscription/refund-preview/me'] = sampleRefund(preview);
  await press('환불받기');
  const dialog = await screen.findByRole('dialog', { name: '환불받기' });
  await within(dialog).findByText('이번 기간의 금액');
  const shown = [...dialog.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(shown.slice(0, -1)).toEqual(lines);
  const sums = [...dialog.querySelectorAll('dd')].map((sum) =>
    Number((sum.textContent ?? '').replace('−', '-').replace(/[,원]/g, '')),
  );
  expect(sums.slice(0, -1).reduce((all, one) => all + one, 0)).toBe(sums.at(-1));
});

it.each([
  [true, '이메일로 알려 드립니다'],
  [false, '내 이용권의 결제와 환불 내역에 적어 둡니다'],
])('says where the end of a refund is told; an address is known: %s', async (toldByMail, words) => {
  const { services } = open(sampleTicket());
  services.answers['GET /api/subscription/refund-preview/me'] = sampleRefund();
  services.answers[REFUND] = { refund: 9900, state: 'WAITING', toldByMail };
  await press('환불받기');
  await press('9,900원 환불받기');
  expect((await screen.findByText(/카드사에 취소를 요청하고 있습니다/)).textContent).toContain(words);
});

it('says that the sum has changed meanwhile, and charges nothing', async () => {
  const { services } = open(sampleTicket());
  services.answers['GET /api/subscription/refund-preview/me'] = sampleRefund();
  services.answers[REFUND] = refusal('PRICE_CHANGED');
  await press('환불받기');
  await press('9,900원 환불받기');
  expect((await screen.findByRole('alert')).textContent).toContain('금액이 바뀌었습니다');
});

it('says where nothing is left to give back', async () => {
  const { services } = open(sampleTicket());
  services.answers['GET /api/subscription/refund-preview/me'] = sampleRefund({ rule: 'NONE', refund: 0, usedDays: 30 });
  await press('환불받기');
  expect(await screen.findByText(/돌려드릴 금액이 남아 있지 않습니다/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^0원/ })).toBeNull();
});
