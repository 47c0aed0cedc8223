import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleStatus } from '#src/testing/sampleTicket.ts';
import { SuccessView } from './SuccessView.tsx';

function open(status: unknown, paymentOrderNo = 41) {
  const answers = { 'GET /api/subscription/orders/41/me': status };
  const services = createTestServices({ site: 'home', signedIn: true, answers });
  const at = `/subscription/success/${paymentOrderNo}`;
  return { services, ...renderShell(<SuccessView paymentOrderNo={paymentOrderNo} />, services, at) };
}

it('is a receipt: what, which days, when, which card, how much, and what comes next', async () => {
  open(sampleStatus());
  const receipt = await screen.findByRole('region', { name: '결제를 마쳤습니다' });
  for (const words of [
    '2026년 11월\u00a021일\u00a0(토)부터 2026년 12월\u00a020일\u00a0(일)까지',
    '2026.\u00a011.\u00a021. 오후 12:00',
    '신한카드 4330-12**-****-123*',
    '다음 결제2026년 12월\u00a021일\u00a0(월)',
    '결제한 금액9,900원',
  ])
    expect(receipt.textContent).toContain(words);
  expect(screen.getByRole('link', { name: /영수증/ }).getAttribute('href')).toBe('https://pay.example/receipt/51');
});

it('says that a mail was sent only where one could be', async () => {
  open(sampleStatus({ toldByMail: true }));
  expect(await screen.findByText(/이메일로도 보내 드렸습니다/)).toBeTruthy();
});

it.each([
  ['nobody could be told', false],
  ['a server of the last version does not say', undefined],
])('promises no mail where %s', async (_what, toldByMail) => {
  open(sampleStatus({ toldByMail }));
  const receipt = await screen.findByRole('region', { name: '결제를 마쳤습니다' });
  expect(receipt.textContent).toContain('내 이용권에서 보실 수 있습니다');
  expect(receipt.textContent).not.toContain('이메일');
});

it('leads to the ticket from a change that was booked once, and says nothing of what became of it', async () => {
  const days = { startDate: null, endDate: null };
  open(sampleStatus({ kind: 'CARD', atPeriodEnd: true, amount: 0, receipt: null, ...days }));
  const card = await screen.findByRole('region', { name: '예약하신 이용권 변경입니다' });
  expect(card.textContent).not.toContain('결제된 금액은 없습니다');
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['내 이용권 보기']);
});

it('says that a changed card was charged nothing', async () => {
  open(sampleStatus({ kind: 'CARD_CHANGE', amount: 0, receipt: null }));
  expect(await screen.findByRole('region', { name: '카드를 바꾸었습니다' })).toBeTruthy();
  expect(screen.getByText(/지금 결제된 금액은 없습니다/)).toBeTruthy();
});

it.each([
  ['이용권 변경을 예약했습니다', /지금 결제된 금액은 없습니다/, { beginsLater: true, amount: 0, receipt: null }],
  ['이용권을 바꾸었습니다', /결제된 금액은 없습니다/, { amount: 0, receipt: null }],
  ['카드를 바꾸고 결제를 마쳤습니다', /새 카드로 결제되었습니다/, { kind: 'CARD_CHANGE' as const }],
])('says %s where that is what happened', async (title, words, status) => {
  open(sampleStatus(status));
  const card = await screen.findByRole('region', { name: title });
  expect(card.textContent).toMatch(words);
  expect(card.textContent).toContain('다음 결제2026년 12월\u00a021일\u00a0(월)');
});

it('says that the new card could not pay what is overdue, and leads to another one', async () => {
  const decline = { reason: 'CARD_REFUSED' as const, message: '한도나 잔액을 확인해 주십시오.' };
  open(sampleStatus({ kind: 'CARD_CHANGE', receipt: null, decline }));
  const card = await screen.findByRole('region', { name: '카드를 바꾸었으나 결제되지 않았습니다' });
  expect(card.textContent).toContain('결제되지 않은 금액9,900원');
  expect(card.textContent).not.toContain('다음 결제');
  expect(screen.getByRole('link', { name: '다른 카드로 바꾸기' }).getAttribute('href')).toBe('/mypage/paymentchange');
});

it('sends nobody for yet another card where the fault was ours', async () => {
  const decline = { reason: 'NOT_AVAILABLE' as const, message: '지금은 결제를 마칠 수 없습니다.' };
  open(sampleStatus({ kind: 'CARD_CHANGE', receipt: null, decline }));
  const card = await screen.findByRole('region', { name: '카드를 바꾸었으나 아직 결제하지 못했습니다' });
  expect(card.textContent).toContain('새 카드로 저절로 결제됩니다');
  expect(card.textContent).not.toContain(decline.message);
  expect(screen.queryByRole('link', { name: '다른 카드로 바꾸기' })).toBeNull();
});

it('shows no receipt of what is not paid', async () => {
  const { address } = open(sampleStatus({ state: 'CHECKING', receipt: null }));
  await waitFor(() => expect(address()).toBe('/subscription/complete?paymentOrderNo=41'));
});

it('knows no order of somebody else, and none without a number', async () => {
  open(refusal('NOT_FOUND'));
  expect(await screen.findByText('이 결제를 찾을 수 없습니다')).toBeTruthy();
});

it('asks the server nothing for an address that is no order', async () => {
  const { services } = open(sampleStatus(), Number.NaN);
  expect(await screen.findByText('이 결제를 찾을 수 없습니다')).toBeTruthy();
  expect(services.requests).toEqual([]);
});
