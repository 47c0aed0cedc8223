import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IdentityStart } from '#contract/signUp.ts';
import { payerEmail } from '#server/db/migrations/022_payer_email.ts';
import { accountErasure } from '#server/modules/account/repositories/accountErasure.ts';
import { sendRenewalMails } from '#server/modules/subscription/run/sendRenewalMails.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { liveDays, PRODUCTS, ticketBuyer } from '../support/ticketBuyer.ts';

const MOTHER = 'canary.mother@sea.kr';
const FATHER = 'canary.father@sea.kr';

let app: TestApp;
let child: Awaited<ReturnType<typeof ticketBuyer>>;
beforeEach(async () => {
  app = await buildTestApp({ payment: true, sandbox: true, content: 'demo' });
  child = await ticketBuyer(app);
  // Under 14, so that the account needs no address, and nobody has agreed to anything.
  const young = { birthday: '20160301', email: null };
  await app.db.updateTable('account').set(young).where('account_no', '=', child.accountNo).execute();
  await app.db.deleteFrom('purchase_consent').where('account_no', '=', child.accountNo).execute();
});
afterEach(() => app.close());

const start = (productNo: number, payer: { relation: string; payerEmail?: string }) =>
  child.call<IdentityStart>('POST', 'guardian-consents/identity/me', {
    subscriptionProductNo: productNo,
    payerName: '박보호',
    payerMobileNo: '01012345678',
    ...payer,
  });

async function agree(productNo: number, price: number, payer: { relation: string; payerEmail?: string }) {
  const { identityVerificationId } = (await start(productNo, payer)).data;
  await app.sandbox.verify(identityVerificationId, { who: 'guardian', phone: '01012345678' });
  const body = { subscriptionProductNo: productNo, price, identityVerificationId };
  expect((await child.call('POST', 'guardian-consents/me', body)).status).toBe(200);
}

/** What was sent to whom so far. */
async function reported(address: string): Promise<string> {
  await app.sendMails();
  return (await app.sandbox.mails(address)).map(({ subject }) => subject).join('\n');
}

const consents = () => app.db.selectFrom('purchase_consent').selectAll().where('account_no', '=', child.accountNo);

describe('a guardian who pays for a child without an address', () => {
  it('gets the receipt, the notice before a renewal and the news of a declined one', async () => {
    await agree(PRODUCTS.allRecurring, 9_900, { relation: 'MOTHER', payerEmail: ` ${MOTHER.toUpperCase()} ` });
    const bought = await child.buy(PRODUCTS.allRecurring);
    expect(bought.data).toMatchObject({ state: 'PAID', toldByMail: true });
    expect(await reported(MOTHER)).toContain('결제 영수증');
    await liveDays(app, 24);
    const { db, clock, secrets } = app;
    await sendRenewalMails({ db, now: clock.now(), secrets, payment: app.payment.gateway });
    expect(await reported(MOTHER)).toContain('2026년 6월\u00a06일\u00a0(토)에 결제됩니다');
    app.payment.scenario({ on: 'charge', act: 'decline', code: 'REJECT_CARD_PAYMENT', times: 0 });
    await liveDays(app, 7);
    expect(await reported(MOTHER)).toContain('결제하지 못했습니다');
  });

  it('hears at the form that an address is none', async () => {
    const { status, fields } = await start(PRODUCTS.allMonthly, { relation: 'MOTHER', payerEmail: 'mother@sea' });
    expect(status).toBe(422);
    expect(fields).toEqual({ payerEmail: expect.stringContaining('영수증') });
    expect(await consents().execute()).toEqual([]);
  });

  it('may have come from before it was asked for: then the address of the account counts, if there is one', async () => {
    await agree(PRODUCTS.allMonthly, 11_900, { relation: 'MOTHER' });
    const { data } = await child.buy(PRODUCTS.allMonthly);
    expect(data).toMatchObject({ state: 'PAID', toldByMail: false });
    expect(await app.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
    await app.db.updateTable('account').set({ email: MOTHER }).where('account_no', '=', child.accountNo).execute();
    expect((await child.refund(11_900)).data).toMatchObject({ state: 'DONE', toldByMail: true });
    expect(await reported(MOTHER)).toContain('환불이 끝났습니다');
  });

  it('is the one whose order was paid, not one who only agreed since', async () => {
    await agree(PRODUCTS.missionMonthly, 6_900, { relation: 'MOTHER', payerEmail: MOTHER });
    await child.buy(PRODUCTS.missionMonthly);
    await agree(PRODUCTS.allRecurring, 9_900, { relation: 'FATHER', payerEmail: FATHER });
    expect((await child.refund(6_900)).status).toBe(200);
    expect(await reported(MOTHER)).toContain('환불이 끝났습니다');
    expect(await reported(FATHER)).toBe('');
    await child.buy(PRODUCTS.allRecurring);
    expect(await reported(FATHER)).toContain('결제 영수증');
  });
});

describe('the address', () => {
  it('is sealed where it lies, and gone with everything else about the payer', async () => {
    await agree(PRODUCTS.allMonthly, 11_900, { relation: 'MOTHER', payerEmail: MOTHER });
    const { email_sealed } = await consents().executeTakeFirstOrThrow();
    expect(app.secrets.open(email_sealed ?? '')).toBe(MOTHER);
    expect(JSON.stringify(await dumpTables(app.db))).not.toContain(MOTHER);
    await accountErasure.eraseRows(app.db, child.accountNo);
    expect(await consents().executeTakeFirstOrThrow()).toMatchObject({ name_sealed: null, email_sealed: null });
  });

  it('is empty in consents from before there was one', async () => {
    const { up, down } = payerEmail(app.database.engine);
    await down?.(app.db);
    await app.db
      .insertInto('purchase_consent')
      .values({
        account_no: child.accountNo,
        product_no: PRODUCTS.allMonthly,
        price_no: PRODUCTS.allMonthly,
        price: 11_900,
        relation: 'MOTHER',
        name_sealed: app.secrets.seal('박보호'),
        mobile_sealed: app.secrets.seal('01012345678'),
        identity_verification_id: 'payer-from-before',
        started_at: app.clock.now(),
        agreed_at: app.clock.now(),
      })
      .execute();
    await up(app.db);
    expect((await consents().executeTakeFirstOrThrow()).email_sealed).toBeNull();
    expect((await child.buy(PRODUCTS.allMonthly)).data).toMatchObject({ state: 'PAID', toldByMail: false });
  });
});

describe('what the pages hear of consents', () => {
  it('are those to the price in force, by its version: the same sum of a later one is another price', async () => {
    await agree(PRODUCTS.allMonthly, 11_900, { relation: 'MOTHER', payerEmail: MOTHER });
    const known = { adult: false, consents: [{ subscriptionProductNo: PRODUCTS.allMonthly, price: 11_900 }] };
    expect((await child.info()).payer).toEqual(known);
    const now = app.clock.now();
    await app.db
      .insertInto('subscription_price')
      .values({ product_no: PRODUCTS.allMonthly, price: 11_900, effective_at: now, created_at: now })
      .execute();
    expect((await child.order(PRODUCTS.allMonthly)).code).toBe('PURCHASE_CONSENT_REQUIRED');
    expect((await child.info()).payer).toEqual({ adult: false, consents: [] });
  });
});
