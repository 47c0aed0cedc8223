import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WithdrawalPreview } from '#contract/myPage.ts';
import type { PurchaseConsent } from '#contract/payer.ts';
import type { IdentityStart } from '#contract/signUp.ts';
import type { OrderStatus } from '#contract/subscription.ts';
import { DAY } from '#domain/time/duration.ts';
import { purgeWithdrawals } from '#server/modules/account/purgeWithdrawals.ts';
import { accessKindsOf } from '../support/accessKindsOf.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { agreed, PRODUCTS, runAll, ticketBuyer } from '../support/ticketBuyer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ payment: true, sandbox: true, content: 'demo' });
});
afterAll(() => app.close());

async function student(birthday: string) {
  const { accountNo } = await makeAccount(app, 'home', { birthday, name: '박물결', email: null, mobile_no: null });
  const token = await loginOf(app, 'home', accountNo);
  const post = <T>(path: string, body: unknown) =>
    app.send<T>('POST', `/api/subscription/${path}`, { site: 'home', token, body });
  const start = (productNo: number, relation: string) =>
    post<IdentityStart>('guardian-consents/identity/me', {
      subscriptionProductNo: productNo,
      payerName: '박보호',
      payerMobileNo: '01012345678',
      relation,
    });
  const agree = (productNo: number, price: number, identityVerificationId: string) =>
    post<PurchaseConsent>('guardian-consents/me', { subscriptionProductNo: productNo, price, identityVerificationId });
  const order = (productNo: number) =>
    post('orders/me', { subscriptionProductNo: productNo, agreements: agreed(productNo) });
  return { accountNo, post, start, agree, order };
}

describe('who pays', () => {
  it('for a child is a guardian who was verified and agreed to this product at this price', async () => {
    const child = await student('20160301');
    expect((await child.order(PRODUCTS.allMonthly)).code).toBe('PURCHASE_CONSENT_REQUIRED');
    const { data: started } = await child.start(PRODUCTS.allMonthly, 'MOTHER');
    const id = started.identityVerificationId;
    expect((await child.agree(PRODUCTS.allMonthly, 11_900, id)).code).toBe('IDENTITY_REFUSED');
    await app.sandbox.verify(id, { who: 'guardian', phone: '01012345678' });
    expect((await child.agree(PRODUCTS.allMonthly, 9_900, id)).code).toBe('PRICE_CHANGED');
    const agreement = await child.agree(PRODUCTS.allMonthly, 11_900, id);
    expect(agreement.data).toMatchObject({ price: 11_900, relation: 'MOTHER' });
    expect(agreement.data.payerName).toContain('*');
    expect((await child.agree(PRODUCTS.allMonthly, 11_900, id)).status).toBe(200);
    expect(await accessKindsOf(app, child.accountNo)).toEqual(['PURCHASE_AGREED']);
    expect((await child.order(PRODUCTS.allMonthly)).status).toBe(200);
    expect((await child.order(PRODUCTS.allYearly)).code).toBe('PURCHASE_CONSENT_REQUIRED');
  });

  it('is nobody under 19, and nobody else’s verification', async () => {
    const child = await student('20160301');
    const other = await student('20160302');
    const { data: started } = await child.start(PRODUCTS.allMonthly, 'FATHER');
    const id = started.identityVerificationId;
    expect((await other.agree(PRODUCTS.allMonthly, 11_900, id)).status).toBe(404);
    await app.sandbox.verify(id, { who: 'minor', phone: '01012345678' });
    expect((await child.agree(PRODUCTS.allMonthly, 11_900, id)).code).toBe('IDENTITY_REFUSED');
    expect((await child.order(PRODUCTS.allMonthly)).code).toBe('PURCHASE_CONSENT_REQUIRED');
  });

  it('is the student, where the verifier knows a grown-up of that name and birthday', async () => {
    const grownUp = await student('19850302');
    const choices = [
      // Somebody else's birthday, or name: not the student.
      [{ who: 'guardian', phone: '01012345678', name: '박물결' }, 422],
      [{ who: 'guardian', phone: '01012345678', name: '박파도', birthDate: '1985-03-02' }, 422],
      // Composed on another machine, and with a blank too many.
      [{ who: 'guardian', phone: '01012345678', name: ' 박물결'.normalize('NFD'), birthDate: '1985-03-02' }, 200],
    ] as const;
    for (const [choice, status] of choices) {
      const { data: started } = await grownUp.start(PRODUCTS.allMonthly, 'SELF');
      await app.sandbox.verify(started.identityVerificationId, { ...choice });
      const answer = await grownUp.agree(PRODUCTS.allMonthly, 11_900, started.identityVerificationId);
      expect([choice.name, answer.status]).toEqual([choice.name, status]);
      if (status === 422) expect(answer.message).toContain('이름이나 생년월일이 회원 정보와 다릅니다');
    }
    // Known once, for every product and price.
    expect((await grownUp.order(PRODUCTS.allYearly)).status).toBe(200);
  });

  it('is not the student before 19, and that is said before the window opens', async () => {
    const child = await student('20160301');
    const answer = await child.start(PRODUCTS.allMonthly, 'SELF');
    expect([answer.status, answer.code]).toEqual([422, 'INVALID_INPUT']);
    expect(answer.fields).toEqual({ relation: expect.stringContaining('만 19세') });
  });
});

describe("somebody else's orders", () => {
  it('are not found, whatever is asked, and nothing is asked of the company', async () => {
    const owner = await ticketBuyer(app);
    const stranger = await ticketBuyer(app);
    const { data: order } = await owner.order(PRODUCTS.allMonthly);
    const back = owner.come(order);
    const paths = [
      ['POST', `orders/${order.paymentOrderNo}/confirmations/me`, back],
      ['POST', `card-orders/${order.paymentOrderNo}/confirmations/me`, back],
      ['POST', `orders/${order.paymentOrderNo}/abandonments/me`, { code: 'PAY_PROCESS_CANCELED' }],
      ['GET', `orders/${order.paymentOrderNo}/me`, undefined],
    ] as const;
    const asked = app.payment.requests().length;
    for (const [method, path, body] of paths) {
      const theirs = await stranger.call(method, path, body);
      const nowhere = await stranger.call(method, path.replace(String(order.paymentOrderNo), '987654'), body);
      expect([path, theirs.status, theirs.code, theirs.message]).toEqual([path, 404, nowhere.code, nowhere.message]);
    }
    expect(app.payment.requests()).toHaveLength(asked);
    expect((await owner.call<OrderStatus>('GET', `orders/${order.paymentOrderNo}/me`)).data.state).toBe('OPEN');
    expect((await owner.confirm(order, back)).data.state).toBe('PAID');
    expect((await stranger.info()).state).toBeNull();
  });

  it('and tickets are nothing on the other sites', async () => {
    const token = await app.signIn('edu');
    for (const path of ['me', 'products', 'payments/me', 'refund-preview/me']) {
      expect((await app.get(`/api/subscription/${path}`, token, 'edu')).status).toBe(404);
    }
  });
});

describe('leaving', () => {
  it('gives the ticket back, and keeps of contract and payment only what the law wants', async () => {
    const buyer = await ticketBuyer(app);
    await app.db
      .updateTable('purchase_consent')
      .set({ email_sealed: app.secrets.seal('payer@sea.kr') })
      .where('account_no', '=', buyer.accountNo)
      .execute();
    await buyer.buy(PRODUCTS.allRecurring);
    const token = await loginOf(app, 'home', buyer.accountNo);
    await app.db
      .updateTable('login_token')
      .set({ password_valid_until: app.clock.now() + 60_000 })
      .where('account_no', '=', buyer.accountNo)
      .execute();
    const me = { site: 'home', token } as const;
    const shown = await app.send<WithdrawalPreview>('GET', '/api/account/withdrawal/me', me);
    expect(shown.data.ticket).toEqual({ title: '모두 정기 이용권', refund: 9_900, rule: 'FULL' });
    const leave = (expectedRefund: number) =>
      app.send('POST', '/api/account/withdrawal/me', { ...me, body: { reason: 'OTHER', expectedRefund } });
    expect((await leave(9_899)).code).toBe('PRICE_CHANGED');
    expect((await buyer.info()).state).toBe('ACTIVE');
    expect((await leave(9_900)).status).toBe(200);
    const context = () => ({ db: app.db, now: app.clock.now(), secrets: app.secrets });
    app.clock.advance(4 * DAY);
    // The refund is on its way and has no answer: the account waits.
    await purgeWithdrawals(context());
    const statusOf = async () =>
      (
        await app.db
          .selectFrom('account')
          .select('status')
          .where('account_no', '=', buyer.accountNo)
          .executeTakeFirstOrThrow()
      ).status;
    expect(await statusOf()).toBe('WITHDRAWAL_REQUEST');
    await runAll(app);
    const held = app.payment.dump().payments.find(({ totalAmount }) => totalAmount === 9_900);
    expect(held).toMatchObject({ balanceAmount: 0 });
    await purgeWithdrawals(context());
    expect(await statusOf()).toBe('WITHDRAWAL');
    const tables = await dumpTables(app.db);
    const own = Object.entries(tables).flatMap(([name, rows]) =>
      rows
        .map((row) => ({
          name,
          ...(JSON.parse(row) as { account_no?: number; name_sealed?: string; email_sealed?: string }),
        }))
        .filter((row) => row.account_no === buyer.accountNo),
    );
    const names = new Set(own.map(({ name }) => name));
    expect([...names].sort()).toEqual(expect.arrayContaining(['payment', 'payment_refund', 'subscription']));
    expect(names).not.toContain('payment_card');
    expect(own.filter((row) => (row.name_sealed ?? row.email_sealed ?? null) !== null)).toEqual([]);
  });
});
