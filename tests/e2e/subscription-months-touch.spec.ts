import { FIRST_BOOK } from '../support/fixtureContent.ts';
import { PASSWORD } from '../support/makeAccount.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { TouchHands } from './support/Hands.ts';
import { passStart } from './support/passStart.ts';
import { expect, test } from './support/test.ts';
import { openTicketHarbour, type TicketHarbour } from './support/ticketHarbour.ts';
import { TicketVoyage } from './ticketVoyage.ts';

const THOUGHT = '등대가 보이면 집에 온 것 같다';
// What has no ticket is answered 402, which the browser writes down as well.
test.use({ expected: [/status of 402/] });

let harbour: TicketHarbour;
test.beforeAll(async () => {
  harbour = await openTicketHarbour();
});
test.afterAll(() => harbour.close());

test('a grown-up student lives with a ticket for months: from the free week to the end of the last period', async ({
  page,
}) => {
  const { app } = harbour;
  const { requestPriceConsents, liveDays, loginOf, makeAccount, operate, PRODUCTS } = harbour.server;
  const { accountNo } = await makeAccount(app, 'home', { name: '한물결', birthday: '19850115' });
  const hands = new TouchHands(page);
  const by = { hands, tick: hands.press.bind(hands), choose: hands.press.bind(hands) };
  const voyage = new TicketVoyage(page, by, harbour.address);
  /** A login ends with the day, so each day is entered anew. */
  const comeOnDay = async (days: number, path: string) => {
    // A page that is still asking would do so with the login of a day long gone.
    await page.goto('about:blank');
    await liveDays(app, days);
    await harbour.board(page, accountNo);
    await voyage.open(path);
  };
  const begin = async (mission: string) => {
    await voyage.open(`/book/mission/${FIRST_BOOK}`);
    await hands.press(page.getByRole('list', { name: '미션' }).getByRole('link', { name: mission }));
    await passStart(page, (start) => hands.press(start));
  };

  await test.step('the free week is over: the message leads to the tickets, and own notes stay', async () => {
    const content = { kind: 'NOTE', quote: '', pageNo: null, thought: THOUGHT, stickers: [] };
    const token = await loginOf(app, 'home', accountNo);
    const body = { baseVersion: 0, content };
    const url = `/api/reading-notes/books/${FIRST_BOOK}/notes/n1/me`;
    expect((await app.send('PUT', url, { site: 'home', token, body })).status).toBe(200);
    await comeOnDay(8, '/mypage/ticket');
    await voyage.expectHeading('이용권이 없습니다');
    await expectNoBarriers(page, 'no ticket');
    await begin('OX 퀴즈');
    const question = page.getByRole('dialog', { name: '이용권 안내' });
    await expect(question).toContainText('새 미션을 시작하려면 이용권이 필요해요');
    await expectNoBarriers(page, 'the question');
    await voyage.press('button', '이용권 보기');
    await expect(page).toHaveURL(harbour.address('/subscription'));
    await expect(page.getByText('지금은 이용권이 없습니다.')).toBeVisible();
    await expectNoBarriers(page, 'the plans');
  });

  await test.step('the student is the payer, and is known from then on', async () => {
    await voyage.choose(/^모두 정기 이용권, 9,900원$/);
    await voyage.press('button', '결제 내용 확인하기');
    await voyage.beVerified('9,900원 결제에 동의합니다', { relation: '본인', name: '한물결' });
    await expect(page.getByText('성인 본인 확인을 마쳤습니다.')).toBeVisible();
    await voyage.agree(3);
    await voyage.press('button', '9,900원 결제하기');
    await voyage.useCard('정상 카드', '등록하기');
    await voyage.expectHeading('결제를 마쳤습니다');
  });

  await test.step('a renewal is declined; another card pays it at once, and everything is open', async () => {
    app.payment.scenario({ on: 'charge', act: 'decline', code: 'INVALID_STOPPED_CARD' });
    await comeOnDay(31, '/mypage/ticket');
    await expect(page.getByText('정기 결제 9,900원이 승인되지 않았습니다.')).toBeVisible();
    await expect(page.getByText(/2026년 6월\s21일\s\(일\)까지 그대로 이용하실 수 있습니다/)).toBeVisible();
    await expectNoBarriers(page, 'past due');
    await hands.press(page.getByRole('link', { name: '카드 바꾸기' }).first());
    await voyage.confirmPassword(PASSWORD);
    await voyage.press('button', '새 카드 등록하고 9,900원 결제하기');
    await voyage.useCard('정상 카드', '등록하기');
    await voyage.expectHeading('카드를 바꾸고 결제를 마쳤습니다');
    await voyage.expectFact('결제한 금액', '9,900원');
    await expectNoBarriers(page, 'paid with another card');
    await voyage.press('link', '내 이용권 보기');
    await voyage.expectFact('다음 결제일', '2026년 7월 14일 (화)');
    await begin('OX 퀴즈');
    await expect(page.getByRole('button', { name: 'O, 맞아요' })).toBeVisible();
  });

  await test.step('a higher price is asked about, and charged after a yes', async () => {
    const raise = ['prices', 'set', String(PRODUCTS.allRecurring), '12900', '--from', '2026-07-01'];
    expect((await operate(app, 'subscriptions', ...raise)).code).toBe(0);
    const now = app.clock.now();
    await requestPriceConsents({ db: app.db, now, secrets: app.secrets, payment: app.payment.gateway });
    await voyage.open('/mypage/ticket');
    await expect(page.getByText('바뀌는 금액에 동의하시는지 여쭙니다.')).toBeVisible();
    await voyage.expectFact('다음 결제 금액', '9,900원');
    await expectNoBarriers(page, 'a new price');
    await voyage.press('button', '12,900원에 동의합니다');
    await voyage.expectFact('다음 결제 금액', '12,900원');
    await expectNoBarriers(page, 'an agreed price');
    await comeOnDay(30, '/mypage/ticket');
    await voyage.expectFact('다음 결제일', '2026년 8월 14일 (금)');
    expect(app.payment.captures().map(({ amount }) => amount)).toEqual([9_900, 9_900, 12_900]);
  });

  await test.step('a cheaper plan waits for the end of the period and begins on its day', async () => {
    await voyage.open('/mypage/ticketchange');
    await voyage.choose(/^미션 정기 이용권/);
    await voyage.expectFact('2026년 8월\\s14일\\s\\(금\\)에 결제될 금액', '5,900원');
    await expectNoBarriers(page, 'a change for later');
    await voyage.agree(3);
    await voyage.press('button', '변경 예약하기');
    await expect(page.getByText('이용권이 바뀔 예정입니다.')).toBeVisible();
    await voyage.expectFact('다음 결제 금액', '5,900원');
    await expectNoBarriers(page, 'a planned change');
    await comeOnDay(31, '/mypage/ticket');
    await expect(page.getByRole('region', { name: '지금 이용권' })).toContainText('미션 정기 이용권');
    await voyage.expectFact('다음 결제일', '2026년 9월 14일 (월)');
  });

  await test.step('cancelled: open to the last day, then over; what was begun and written stays', async () => {
    await voyage.press('link', '해지하기');
    await voyage.press('button', '해지하기');
    await voyage.expectFact('다음 결제', '없습니다');
    await expectNoBarriers(page, 'cancelled');
    await comeOnDay(30, '/mypage/ticket');
    await voyage.expectFact('다음 결제', '없습니다');
    await comeOnDay(1, '/mypage/ticket');
    await voyage.expectHeading('이용권이 없습니다');
    expect(app.payment.captures()).toHaveLength(4);
    await begin('독서 퀴즈');
    await hands.press(page.getByRole('dialog', { name: '이용권 안내' }).getByRole('button', { name: '나중에' }));
    await voyage.open(`/book/note/${FIRST_BOOK}`);
    await expect(page.getByText(THOUGHT)).toBeVisible();
    await expectNoBarriers(page, 'own notes');
  });
});
