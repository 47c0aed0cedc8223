import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookBadgeBits, type SearchableBook } from '#domain/search/BookIndex.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/duration.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { beginRenewal } from '#server/modules/subscription/charge/beginRenewal.ts';
import { reconcileTransactions } from '#server/modules/subscription/run/reconcileTransactions.ts';
import { renewDueSubscriptions } from '#server/modules/subscription/run/renewDueSubscriptions.ts';
import { stopPaying } from '#server/modules/subscription/stopPaying.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate } from '../support/operate.ts';
import { addCatalogue } from '../support/search/addCatalogue.ts';
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

const context = () => ({ db: app.db, now: app.clock.now(), secrets: app.secrets, payment: app.payment.gateway });
/** What the company still holds of each payment, in the order of the payments. */
const held = () => app.payment.dump().payments.map(({ balanceAmount }) => balanceAmount);
const later = async (ms: number) => {
  app.clock.advance(ms);
  await runAll(app);
};

describe('an answer that is lost while somebody cancels or leaves', () => {
  it('opens no larger ticket after a cancel: the money goes back', async () => {
    await buyer.buy(PRODUCTS.missionRecurring);
    await liveDays(app, 10);
    app.payment.scenario({ on: 'charge', act: 'half', remembered: true });
    const { data } = await buyer.preview(PRODUCTS.allRecurring);
    expect((await buyer.change(PRODUCTS.allRecurring, data.charge)).data.status?.state).toBe('CHECKING');
    expect((await buyer.cancel()).status).toBe(200);
    app.payment.scenario();
    await later(2 * MINUTE);
    await later(2 * MINUTE);
    expect(await buyer.info()).toMatchObject({ cancelAtPeriodEnd: true, product: { permissionPlan: 'MISSION' } });
    expect(held()).toEqual([5_900, 0]);
    await liveDays(app, 60);
    expect(app.payment.captures()).toHaveLength(2);
    expect((await buyer.info()).state).toBeNull();
  });

  it('leaves no ticket and no money behind after leaving', async () => {
    app.payment.scenario({ on: 'charge', act: 'half', remembered: true });
    expect((await buyer.buy(PRODUCTS.allRecurring)).data.state).toBe('CHECKING');
    expect(await stopPaying(context(), buyer.accountNo)).toBe(0);
    app.payment.scenario();
    await later(2 * MINUTE);
    await later(2 * MINUTE);
    expect((await buyer.info()).state).toBeNull();
    expect(held()).toEqual([0]);
    expect(app.payment.dump().billings).toEqual([]);
  });

  it('of a card charges nothing after leaving, and the company forgets the card', async () => {
    const made = await buyer.order(PRODUCTS.allRecurring);
    app.payment.scenario({ on: 'issue', act: 'reset', when: 'before', times: 0 });
    expect((await buyer.confirm(made.data, buyer.come(made.data))).data.state).toBe('CHECKING');
    expect((await operate(app, 'account', 'withdraw', `home/${buyer.accountId}`)).code).toBe(0);
    app.payment.scenario();
    for (let minutes = 0; minutes < 12; minutes += 2) await later(2 * MINUTE);
    expect(app.payment.captures()).toEqual([]);
    expect(app.payment.dump().billings).toEqual([]);
  });
});

describe('leaving by an operator', () => {
  it('returns the ticket and lets go of the card, as the own leaving does', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    const reported = await operate(app, 'account', 'withdraw', `home/${buyer.accountId}`);
    expect(reported.output).toContain('9,900원');
    await runAll(app);
    expect(held()).toEqual([0]);
    expect(app.payment.dump().billings).toEqual([]);
  });
});

describe('a suspended account', () => {
  it('is charged nothing, and goes on when it is let in again in time', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await operate(app, 'account', 'suspend', `home/${buyer.accountId}`);
    await liveDays(app, 33);
    expect(app.payment.captures()).toHaveLength(1);
    await operate(app, 'account', 'activate', `home/${buyer.accountId}`);
    await liveDays(app, 1);
    expect(app.payment.captures()).toHaveLength(2);
  });

  it('is not asked again for a charge whose question was lost before, until it is let in', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.clock.advance(31 * DAY);
    app.payment.scenario({ on: 'charge', act: 'reset', when: 'before', times: 0 });
    await renewDueSubscriptions(context());
    app.payment.scenario();
    await operate(app, 'account', 'suspend', `home/${buyer.accountId}`);
    for (let hour = 0; hour < 3; hour += 1) await later(HOUR);
    expect(app.payment.captures()).toHaveLength(1);
    await operate(app, 'account', 'activate', `home/${buyer.accountId}`);
    await later(HOUR);
    expect(app.payment.captures()).toHaveLength(2);
    expect((await buyer.info()).state).toBe('ACTIVE');
  });

  it('is not charged for a renewal that was written down before and never asked for', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.clock.advance(31 * DAY);
    await beginRenewal(context(), { accountNo: buyer.accountNo });
    await operate(app, 'account', 'suspend', `home/${buyer.accountId}`);
    await liveDays(app, 2);
    expect(app.payment.requests('charge')).toHaveLength(1);
    await operate(app, 'account', 'activate', `home/${buyer.accountId}`);
    await liveDays(app, 1);
    expect(app.payment.captures()).toHaveLength(2);
  });

  it('loses the ticket, unpaid, when it stays out', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await operate(app, 'account', 'suspend', `home/${buyer.accountId}`);
    await liveDays(app, 45);
    await operate(app, 'account', 'activate', `home/${buyer.accountId}`);
    await liveDays(app, 5);
    expect(app.payment.captures()).toHaveLength(1);
    expect((await buyer.info()).state).toBeNull();
  });
});

describe('a renewal that was written down and never asked for', () => {
  it.each([
    [7, 2, 'ACTIVE'],
    [8, 1, null],
    [12, 1, null],
  ])('is asked for until its days are over: after %i days', async (days, captures, state) => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.clock.advance(31 * DAY);
    await beginRenewal(context(), { accountNo: buyer.accountNo });
    await later(days * DAY);
    expect(app.payment.captures()).toHaveLength(captures);
    expect((await buyer.info()).state).toBe(state);
    await app.sendMails();
    expect(app.mails.some(({ subject }) => subject.includes('이용권이 끝났습니다'))).toBe(state === null);
  });
});

describe('credit that no renewal will use', () => {
  it('goes back when the ticket ends', async () => {
    await buyer.buy(PRODUCTS.missionYearly);
    const [paid = 0] = held();
    const { data } = await buyer.preview(PRODUCTS.allRecurring);
    const begun = await buyer.change(PRODUCTS.allRecurring, 0);
    if (begun.data.order === null) throw new Error('no window');
    await buyer.confirm(begun.data.order, buyer.come(begun.data.order));
    expect((await buyer.cancel()).status).toBe(200);
    await liveDays(app, 33);
    expect((await buyer.info()).state).toBeNull();
    expect(held()).toEqual([paid - data.creditLeft]);
  });
});

describe('the daily comparison of the books', () => {
  it('counts as done only when the company told everything', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    app.payment.scenario({ on: 'transactions', act: 'reset', when: 'before', times: 0 });
    await expect(reconcileTransactions(context())).rejects.toThrow();
    app.payment.scenario();
    await reconcileTransactions(context());
  });
});

const bookOf = (bookNo: number, badges: number): SearchableBook => ({
  bookNo,
  title: `책 ${bookNo}`,
  author: '누군가',
  publisher: '책바다',
  category: 'LITERATURE',
  subCategory: '동화',
  raq: 300,
  summary: '바다에 사는 고래 이야기예요.',
  labels: [],
  addedAt: 0,
  badges,
});

describe('what counts as use', () => {
  it('is nothing that is free: a book of paper, an old mission played again', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    const now = app.clock.now();
    const account_no = buyer.accountNo;
    const [paper, ebook] = [31_001, 31_002];
    await addCatalogue(app.db, [bookOf(paper, 0), bookOf(ebook, bookBadgeBits.EBOOK)]);
    const attempt = { account_no, kind: 'OX', status: 'OPEN', seed: 1, version: '1', started_at: now + 1 } as const;
    await app.db
      .insertInto('mission_attempt')
      .values({ ...attempt, book_no: paper, round: 2 })
      .execute();
    const read = {
      account_no,
      last_page_no: 1,
      furthest_page_no: 1,
      bookmark_page_no: null,
      started_at: now + 1,
      updated_at: now + 1,
      finished_at: null,
    };
    await app.db
      .insertInto('reading_progress')
      .values({ ...read, book_no: paper })
      .execute();
    expect((await buyer.refundPreview()).data).toMatchObject({ used: false, rule: 'FULL' });
    await app.db
      .insertInto('reading_progress')
      .values({ ...read, book_no: ebook })
      .execute();
    expect((await buyer.refundPreview()).data).toMatchObject({ used: true, rule: 'PRORATED' });
  });
});

describe('an order that comes back beside the renewal', () => {
  it('is not begun while the renewal has no answer', async () => {
    await buyer.buy(PRODUCTS.missionRecurring);
    await liveDays(app, 30);
    app.clock.advance(startOfDayKey('2026-06-06') - 5 * MINUTE - app.clock.now());
    const begun = await buyer.change(PRODUCTS.allYearly, (await buyer.preview(PRODUCTS.allYearly)).data.charge);
    const window = begun.data.order;
    if (window === null) throw new Error('no window');
    const body = buyer.come(window);
    app.clock.advance(6 * MINUTE);
    app.payment.scenario({ on: 'charge', act: 'half', remembered: true });
    await renewDueSubscriptions(context());
    expect((await buyer.confirm(window, body)).data.state).toBe('EXPIRED');
    app.payment.scenario();
    await later(2 * MINUTE);
    expect(app.payment.captures().map(({ amount }) => amount)).toEqual([5_900, 5_900]);
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', product: { permissionPlan: 'MISSION' } });
  });
});
