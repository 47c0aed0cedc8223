import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountInfo } from '#contract/account.ts';
import type { PaymentItem, SubscriptionInfo } from '#contract/subscription.ts';
import { HOUR } from '#domain/time/duration.ts';
import { seoulDay, startOfDayKey } from '#domain/time/seoulDay.ts';
import { JobRunner } from '#server/jobs/JobRunner.ts';
import { listJobs } from '#server/jobs/listJobs.ts';
import { paymentCases } from '#server/modules/subscription/repositories/paymentCases.ts';
import { requestPriceConsents } from '#server/modules/subscription/run/sendRenewalMails.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { grantTicket } from '../support/grantTicket.ts';
import { loginOf } from '../support/makeAccount.ts';
import { operate } from '../support/operate.ts';
import { settledProblems } from '../support/subscriptionInvariants.ts';
import { companyBooks, liveDays, PRODUCTS, runAll, ticketBuyer } from '../support/ticketBuyer.ts';

let app: TestApp;
let buyer: Awaited<ReturnType<typeof ticketBuyer>>;
beforeEach(async () => {
  app = await buildTestApp({ payment: true, content: 'demo' });
  buyer = await ticketBuyer(app);
});
afterEach(async () => {
  expect(await settledProblems(app.db, companyBooks(app))).toEqual([]);
  await app.close();
});

const run = (...words: string[]) => operate(app, 'subscriptions', ...words);
const who = () => `home/${buyer.accountId}`;
const permits = async (type: string) => (await buyer.call('GET', `permission/me?type=${type}`)).status;
const mailsAbout = async (words: string) => {
  await app.sendMails();
  return app.mails.filter(({ subject }) => subject.includes(words));
};
const audited = async () => {
  const rows = app.db.selectFrom('audit_log').select(['event', 'actor']).where('actor_kind', '=', 'OPERATOR');
  return (await rows.orderBy('log_no').execute()).map(({ event, actor }) => `${actor} ${event}`);
};

describe('what a ticket opens', () => {
  it('follows the money: bought, declined, open until the last try, ended', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await liveDays(app, 30);
    expect([await permits('MISSION'), await permits('BOOK')]).toEqual([200, 200]);
    app.payment.scenario({ on: 'charge', act: 'decline', code: 'REJECT_CARD_PAYMENT', times: 0 });
    await liveDays(app, 1);
    expect((await buyer.info()).state).toBe('PAST_DUE');
    const days = [];
    for (let day = 0; day < 9; day += 1) {
      days.push(await permits('BOOK'));
      await liveDays(app, 1);
    }
    // The due day and the seven after it.
    expect(days).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 402]);
    expect(await permits('MISSION')).toBe(402);
  });

  it('ends with a return, and is less with the smaller plan', async () => {
    await buyer.buy(PRODUCTS.missionMonthly);
    await liveDays(app, 8);
    expect([await permits('MISSION'), await permits('BOOK')]).toEqual([200, 402]);
    const { data } = await buyer.refundPreview();
    await buyer.refund(data.refund);
    expect(await permits('MISSION')).toBe(402);
  });

  it('is told in the account and with the ticket: the free week, a gift, what was bought', async () => {
    const title = async () => {
      const token = await loginOf(app, 'home', buyer.accountNo);
      const { data } = await app.send<AccountInfo>('POST', '/api/account/me', { site: 'home', token });
      return data.subscriptionTitle;
    };
    expect(await title()).toBe('무료 체험');
    await liveDays(app, 7);
    expect(await title()).toBeNull();
    expect((await buyer.info()).complimentary).toBeNull();
    await grantTicket(app, buyer.accountId, 'MISSION', 30);
    await grantTicket(app, buyer.accountId, 'ALL', 3);
    expect(await title()).toBe('무료 이용권');
    const end = new Date(startOfDayKey('2026-05-16')).toISOString();
    expect((await buyer.info()).complimentary).toEqual({ permissionPlan: 'ALL', endsAt: end });
    await buyer.buy(PRODUCTS.allMonthly);
    expect(await title()).toBe('모두 이용권 1개월');
  });
});

describe('operators', () => {
  it('see tickets and payments, and every look is noted', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    expect((await run('list')).output).toContain(
      `${who()}\tACTIVE\t모두 정기 이용권\t9,900원\t2026-05-06~2026-06-05\t2026-06-06`,
    );
    expect((await run('list', '--state', 'PAST_DUE')).output).toBe('이용권이 없어요.');
    expect(await run('list', '--state', 'GOLD')).toMatchObject({ code: 1 });
    const { output } = await run('show', who());
    expect(output).toMatch(
      /무료 체험\t2026\.\s5\.\s13\. .+ 전까지\n구독 \d+\tACTIVE[^\n]+다음 결제 2026-06-06\n결제 \d+\t[^\n]+9,900원/,
    );
    expect(output).not.toMatch(/\d{9,}/);
    expect(await audited()).toEqual(['kim SUBSCRIPTIONS_LISTED', 'kim SUBSCRIPTIONS_LISTED', 'kim SUBSCRIPTION_READ']);
  });

  it('cancel for a student: the paid days stay', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    expect((await run('cancel', who())).output).toBe('해지했어요: 2026-06-05까지 쓸 수 있어요.');
    expect(await buyer.info()).toMatchObject({ cancelAtPeriodEnd: true, nextPaymentDate: null });
    await liveDays(app, 32);
    expect(app.payment.captures()).toHaveLength(1);
    expect(await run('cancel', who())).toMatchObject({ code: 1 });
    expect(await audited()).toEqual(['kim TICKET_CANCELLED']);
  });

  it('return a ticket at the amount they saw, and the server gives it back', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    await liveDays(app, 10);
    const refund = 11_900 - Math.floor((11_900 * 11) / 31);
    expect((await run('refund', who())).output).toContain(`--expect ${refund}`);
    expect(await run('refund', who(), '--expect', `${refund - 1}`)).toMatchObject({ code: 1 });
    expect(app.payment.requests('cancel')).toEqual([]);
    expect(await run('refund', who(), '--expect', `${refund}`)).toMatchObject({ code: 0 });
    expect((await buyer.info()).state).toBeNull();
    await runAll(app);
    expect(companyBooks(app)).toMatchObject([{ captured: 11_900, cancelled: refund }]);
    expect((await mailsAbout('환불이 끝났습니다'))[0]?.text).toContain('환불한 금액: 7,678원');
    expect(await audited()).toEqual(['kim REFUND_PREVIEWED', 'kim TICKET_RETURNED']);
  });

  it('give a part of a payment back, never more than is left, and the ticket stays', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    const { data } = await buyer.call<{ items: PaymentItem[] }>('GET', 'payments/me');
    const paymentNo = `${data.items[0]?.paymentNo}`;
    const back = (won: string) => run('refund-payment', paymentNo, won, '--reason', 'GOODWILL');
    expect(await back('11,901')).toMatchObject({ code: 1 });
    expect(await back('0')).toMatchObject({ code: 1 });
    expect(await back('3,000원')).toMatchObject({ code: 0 });
    expect(await back('100')).toMatchObject({ code: 1 });
    await runAll(app);
    expect(await back('8,901')).toMatchObject({ code: 1 });
    expect(await back('8,900')).toMatchObject({ code: 0 });
    await runAll(app);
    expect(companyBooks(app)).toMatchObject([{ captured: 11_900, cancelled: 11_900 }]);
    expect((await buyer.info()).state).toBe('ACTIVE');
    expect(await run('refund-payment', '999', '100', '--reason', 'X')).toMatchObject({ code: 1 });
    expect(await audited()).toEqual(['kim PAYMENT_REFUND_ASKED', 'kim PAYMENT_REFUND_ASKED']);
  });

  it('settle what only a person can', async () => {
    const about = { kind: 'REFUND_REJECTED', ref: 'refund-1', accountNo: null, details: { code: 'X' } } as const;
    await paymentCases.open(app.db, { ...about, now: app.clock.now() });
    const { output } = await run('cases');
    expect(output).toMatch(/^\d+\t2026\.\s5\.\s6\. 오후 3:00\tREFUND_REJECTED\trefund-1/);
    const caseNo = /^\d+/.exec(output)?.[0] ?? '';
    expect(await run('settle', caseNo, '--note', 'BY_PHONE')).toMatchObject({ code: 0 });
    expect(await run('settle', caseNo, '--note', 'BY_PHONE')).toMatchObject({ code: 1 });
    expect((await run('cases')).output).toBe('살펴볼 것이 없어요.');
    const looks = app.db.selectFrom('audit_log').select('details').where('event', '=', 'PAYMENT_CASES_LISTED');
    expect(await looks.execute()).toEqual([{ details: '{"count":1}' }, { details: '{"count":0}' }]);
  });
});

describe('a higher price', () => {
  const set = (won: string, from: string) => run('prices', 'set', `${PRODUCTS.allRecurring}`, won, '--from', from);
  const ask = () =>
    requestPriceConsents({ db: app.db, now: app.clock.now(), secrets: app.secrets, payment: app.payment.gateway });

  it('is set for a later day only, once for a day, and shown with the old one', async () => {
    for (const [won, from] of [
      ['10900', seoulDay(app.clock.now())],
      ['10900', '2026-05-01'],
      ['10900', '2026-13-01'],
      ['99', '2026-07-01'],
      ['x', '2026-07-01'],
    ] as const) {
      expect(await set(won, from)).toMatchObject({ code: 1 });
    }
    expect(await run('prices', 'set', '99', '10900', '--from', '2026-07-01')).toMatchObject({ code: 1 });
    expect((await set('10,900', '2026-07-01')).output).toBe(
      '모두 정기 이용권: 2026년 7월\u00a01일\u00a0(수)부터 10,900원 (그 전 9,900원)',
    );
    expect(await set('11900', '2026-07-01')).toMatchObject({ code: 1 });
    const { output } = await run('prices', 'list');
    expect(output).toContain(
      '8\t모두 정기 이용권\t10,900원\tON_SALE\t2026-07-01부터\n8\t모두 정기 이용권\t9,900원\tON_SALE',
    );
    expect(await audited()).toEqual(['kim PRICE_SET']);
  });

  it('is asked about thirty days before, and charged only with a yes', async () => {
    const agreeing = await ticketBuyer(app);
    await buyer.buy(PRODUCTS.allRecurring);
    await agreeing.buy(PRODUCTS.allRecurring);
    const { output } = await set('10900', '2026-07-01');
    expect(output).toContain('정기 구독자 2명에게 2026-06-01부터');
    // The first payment that it changes is that of 6 July.
    await liveDays(app, 30);
    await ask();
    expect(await mailsAbout('가격 변경')).toEqual([]);
    await liveDays(app, 1);
    for (const _ of [1, 2]) await ask();
    const mails = await mailsAbout('가격 변경');
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toMatch(/지금 가격: 9,900원\n새 가격: 10,900원[^\n]*\n바뀌는 날: 2026년 7월\u00a06일/);
    expect((await buyer.info()).priceConsent).toMatchObject({ newPrice: 10_900, agreed: null });
    expect((await agreeing.call('POST', 'price-consents/me', { agreed: true })).status).toBe(200);
    await liveDays(app, 31);
    const next = async (one: typeof buyer) =>
      (await one.call<SubscriptionInfo>('GET', 'me')).data.product?.paymentPrice;
    expect([await next(buyer), await next(agreeing)]).toEqual([9_900, 10_900]);
  });
});

it('runs by the clock on two nodes: one charge a period, one announcement, one receipt each', async () => {
  await buyer.buy(PRODUCTS.allRecurring);
  const failed: unknown[] = [];
  const services = { db: app.db, clock: app.clock.now, onError: (error: unknown) => failed.push(error) };
  const nodes = [new JobRunner(services, listJobs(app.app)), new JobRunner(services, listJobs(app.app))];
  for (const node of nodes) await node.plan();
  for (let hours = 0; hours < 34 * 24; hours += 12) {
    app.clock.advance(12 * HOUR);
    await Promise.all(nodes.map((node) => node.look()));
    await Promise.all(nodes.map((node) => node.settled()));
  }
  for (const node of nodes) await node.stop();
  expect(failed).toEqual([]);
  expect(app.payment.captures().map(({ amount }) => amount)).toEqual([9_900, 9_900]);
  expect(await mailsAbout('결제 영수증')).toHaveLength(2);
  const announced = await mailsAbout('에 결제됩니다');
  expect(announced.map(({ subject }) => subject)).toEqual([
    '[책바다] 이용권이 2026년 6월\u00a06일\u00a0(토)에 결제됩니다',
  ]);
});
