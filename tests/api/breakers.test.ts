import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildAdminServer } from '#server/admin/buildAdminServer.ts';
import { createPortOneVerifier } from '#server/gateways/identity/createPortOneVerifier.ts';
import { createSmtpMail } from '#server/gateways/mail/createSmtpMail.ts';
import { sendMails } from '#server/jobs/sendMails.ts';
import { queueMail } from '#server/modules/mail/queueMail.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { liveDays, PRODUCTS, runAll, ticketBuyer } from '../support/ticketBuyer.ts';

const LONG = 60 * 60 * 1000;
let app: TestApp | undefined;
let server: Server | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await app?.close();
  app = undefined;
  await new Promise((closed) => (server ? server.close(closed) : closed(null)));
  server = undefined;
});

/** A company that hangs up on everybody. */
async function brokenCompany(): Promise<{ port: number; calls: () => number }> {
  let calls = 0;
  server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((open) => server?.listen(0, '127.0.0.1', open));
  return { port: (server.address() as { port: number }).port, calls: () => calls };
}

describe('a company that fails', () => {
  it('is left alone by the mails, which keep their tries', async () => {
    app = await buildTestApp({ content: 'none' });
    const { port, calls } = await brokenCompany();
    const mail = createSmtpMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@b.kr' }, { failures: 3, restMs: LONG });
    const context = { db: app.db, now: app.clock.now(), secrets: app.secrets, random: Math.random };
    const fields = { site: 'edu', accountId: 'minji', waiting: false } as const;
    for (let no = 0; no < 10; no += 1) {
      await queueMail(context, { accountNo: null, to: `a${no}@b.kr`, template: 'JOINED', fields });
    }
    const { database, secrets, env } = app;
    const clock = app.clock.now;
    expect(await sendMails({ database, clock, secrets, env, mail })).toBe(0);
    const connections = calls();
    expect(await sendMails({ database, clock, secrets, env, mail })).toBe(0);
    const tried = await app.db.selectFrom('mail_outbox').select('try_count').execute();
    await mail.close();
    expect(tried.filter(({ try_count }) => try_count === 1)).toHaveLength(3);
    expect(tried.filter(({ try_count }) => try_count === 0)).toHaveLength(7);
    expect([connections > 0, calls()]).toEqual([true, connections]);
  });

  it('is left alone by the verification of guardians, which says so at once', async () => {
    const { port, calls } = await brokenCompany();
    const apiUrl = `http://127.0.0.1:${port}`;
    const settings = { apiUrl, sdkUrl: apiUrl, apiSecret: 's', storeId: 's', channelKey: 'c', requireLive: false };
    const verifier = createPortOneVerifier(settings, { failures: 2, restMs: LONG });
    for (const _ of [1, 2, 3, 4]) expect(await verifier.fetch('one')).toEqual({ ok: false, kind: 'unavailable' });
    expect([verifier.paused, calls()]).toEqual([true, 2]);
  });

  it('is told to whoever watches, and everything else goes on', async () => {
    app = await buildTestApp({ content: 'demo', payment: true });
    const { gateway, scenario } = app.payment;
    const admin = buildAdminServer(app.app);
    const seen = async () => {
      app?.clock.advance(10_000);
      const findings = (await admin.inject('/healthz/deep')).json().findings as { name: string; ok: boolean }[];
      const line = /^chaekbada_provider_breaker_open\{provider="payment"\} (\d)$/m.exec(
        (await admin.inject('/metrics')).body,
      );
      return [findings.find(({ name }) => name === 'providers')?.ok, line?.[1]];
    };
    expect(await seen()).toEqual([true, '0']);
    scenario({ act: 'error', when: 'before', times: 0 });
    for (let no = 0; no < 5; no += 1) await gateway.byOrder('cb-order-0001');
    expect([gateway.paused, await seen()]).toEqual([true, [false, '1']]);
    const token = await app.signIn('home');
    expect((await app.get('/api/auth/demo', token, 'home')).status).toBe(200);
    await admin.close();
  });

  it('costs no subscriber a try: renewals wait, and are charged once when it is back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    app = await buildTestApp({ payment: true, content: 'demo' });
    const buyer = await ticketBuyer(app);
    await buyer.buy(PRODUCTS.allRecurring);
    await liveDays(app, 30);
    const attempts = () => app?.db.selectFrom('charge_attempt').select(['status', 'order_id']).execute();
    const before = await attempts();
    app.payment.scenario({ act: 'error', when: 'before', times: 0 });
    for (let no = 0; no < 5; no += 1) await app.payment.gateway.byOrder('cb-order-0001');
    await liveDays(app, 1);
    expect(app.payment.gateway.paused).toBe(true);
    expect(await attempts()).toEqual(before);
    expect((await buyer.info()).state).toBe('ACTIVE');
    // The company is back, and half a minute is over.
    app.payment.scenario();
    vi.advanceTimersByTime(31_000);
    await runAll(app);
    expect(app.payment.captures()).toHaveLength(2);
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', nextPaymentDate: '2026-07-06' });
  });
});
