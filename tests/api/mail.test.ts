import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '#domain/time/duration.ts';
import { createMailRun } from '#server/jobs/createMailRun.ts';
import { type FailedTry, sendMails } from '#server/jobs/sendMails.ts';
import type { MailTemplateName, MailTemplates } from '#server/modules/mail/MailTemplates.ts';
import { queueMail } from '#server/modules/mail/queueMail.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { subscriptionMailSamples } from '../support/subscriptionMailSamples.ts';

const TO = 'bada@example.kr';

const samples: { [Name in MailTemplateName]: MailTemplates[Name] } = {
  FOUND_IDS: { site: 'edu', name: '김바다', accountIds: ['badaone', 'badatwo'] },
  RESET_PASSWORD: { site: 'school', name: '김바다', resetToken: 'a-token', expiresAt: Date.UTC(2026, 4, 6, 6, 30) },
  PASSWORD_CHANGED: { site: 'edu', name: '김바다', at: Date.UTC(2026, 4, 6, 6, 0) },
  DORMANCY_NOTICE: { site: 'edu', name: '김바다', dormantOn: Date.UTC(2026, 5, 5) },
  WITHDRAWAL_REQUESTED: {
    site: 'home',
    name: '김바다',
    undoUntil: Date.UTC(2026, 4, 9),
    purgeBy: Date.UTC(2026, 4, 11),
  },
  WITHDRAWAL_ENTERED: { name: '김바다', purgeBy: Date.UTC(2026, 4, 11) },
  JOINED: {
    site: 'edu',
    accountId: '<b>바다</b>',
    waiting: false,
    code: '012345',
    expiresAt: Date.UTC(2026, 4, 6, 6, 10),
  },
  CONTACT_CODE: { site: 'edu', code: '012345', expiresAt: Date.UTC(2026, 4, 6, 6, 10) },
  CONTACT_TAKEN: { site: 'edu' },
  CONTACT_CHANGED: {
    site: 'home',
    name: '<b>바다</b>',
    kind: 'EMAIL',
    at: Date.UTC(2026, 4, 6, 6, 0),
    undoToken: 'an-undo-token',
    expiresAt: Date.UTC(2026, 4, 13, 6, 0),
  },
  UNPROVED_CONTACT_CHANGED: { site: 'edu', at: Date.UTC(2026, 4, 6, 6, 0) },
  JOIN_APPROVED: { site: 'school', name: '김바다' },
  STAFF_INVITED: {
    site: 'edu',
    academyName: '바다논술',
    role: 'TEACHER',
    inviteToken: 'an-invitation',
    expiresAt: Date.UTC(2026, 4, 20, 6, 0),
  },
  STAFF_KEY_CHANGED: {
    site: 'edu',
    name: '윤선생',
    change: 'PASSKEY_ADDED',
    at: Date.UTC(2026, 4, 6, 6, 0),
    device: '크롬, 윈도우',
  },
  MONTHLY_REPORT: {
    site: 'school',
    academyName: '<b>바다</b>초등학교',
    name: '김*다',
    month: '2026-05',
    shareKey: 'A'.repeat(43),
    expiresAt: Date.UTC(2026, 7, 4, 6, 0),
  },
  ...subscriptionMailSamples,
  INQUIRY_RECEIVED: { receiptNo: 3, typeName: '기타', name: '김바다', at: Date.UTC(2026, 4, 6, 6, 0) },
  INQUIRY_ARRIVED: {
    receiptNo: 3,
    typeName: '기타',
    at: Date.UTC(2026, 4, 6, 6, 0),
    name: '김바다',
    phone: '0212345678',
    email: 'sea@example.kr',
    region: '부산 영도구',
    content: '첫 줄\n\n<b>둘째</b> 줄',
  },
  INQUIRY_ANSWERED: { receiptNo: 3, typeName: '기타', name: '김바다', answer: '답입니다.' },
};

describe('mail', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'none', sandbox: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    return app.close();
  });

  const queue = <Name extends MailTemplateName>(template: Name, fields: MailTemplates[Name] = samples[template]) =>
    queueMail(
      { db: app.db, now: app.clock.now(), secrets: app.secrets },
      { accountNo: null, to: TO, template, fields },
    );
  const outbox = () => app.db.selectFrom('mail_outbox').selectAll().execute();
  const audit = () => app.db.selectFrom('audit_log').select(['event', 'details']).execute();
  const services = () => app.app.services;

  it('of every kind arrives over SMTP in words and as HTML, and leaves the outbox empty', async () => {
    for (const template of Object.keys(samples) as MailTemplateName[]) await queue(template);
    await app.sendMails();
    const mails = await app.sandbox.mails(TO);
    expect(mails).toHaveLength(Object.keys(samples).length);
    expect(await outbox()).toEqual([]);
    for (const { subject, text, html } of mails) {
      expect(subject).toMatch(/^\[책바다\] [가-힣]/);
      for (const link of html.match(/href="([^"]+)"/g) ?? []) expect(text).toContain(link.slice(6, -1));
      expect(html).not.toMatch(/undefined|\[object|<script|<b>바다/);
      expect(text).not.toMatch(/undefined|\[object/);
    }
  });

  it('sends nobody to a customer service that has no address, and says the address where there is one', async () => {
    for (const template of Object.keys(samples) as MailTemplateName[]) await queue(template);
    await app.sendMails();
    for (const { text, html } of await app.sandbox.mails(TO)) expect(text + html).not.toContain('고객센터');
    app.env.contact = { mail: 'help@sea.kr', phone: '1588-1234' };
    for (const template of ['JOINED', 'TICKET_PAID', 'WITHDRAWAL_ENTERED'] as const) await queue(template);
    await app.sendMails();
    const reported = (await app.sandbox.mails(TO)).filter(({ text }) => text.includes('고객센터'));
    expect(reported).toHaveLength(3);
    for (const { text, html } of reported) {
      for (const written of [text, html]) {
        expect(written).toMatch(/고객센터에/);
        expect(written).toContain('고객센터: 1588-1234, help@sea.kr');
      }
    }
  });

  it('leads to the site of its reader, and carries the secret of a reset behind the #', async () => {
    await queue('RESET_PASSWORD');
    await app.sendMails();
    const [mail] = await app.sandbox.mails(TO);
    expect(mail?.text).toContain(`${app.env.origins.school}/login/find-reset#token=a-token`);
    expect(mail?.text).toContain('2026.\u00a05.\u00a06. 오후 3:30');
  });

  it('waits sealed in the database', async () => {
    await queue('JOINED');
    const rows = JSON.stringify(await outbox());
    for (const secret of [TO, 'badaone', '바다']) expect(rows).not.toContain(secret);
  });

  it('is tried again while the server is away, ever more slowly, and arrives when it is back', async () => {
    // The rest that a failing server is given goes by the time that has passed on the machine.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const advance = (milliseconds: number) => {
      app.clock.advance(milliseconds);
      vi.advanceTimersByTime(milliseconds);
    };
    await app.sandbox.stop();
    await queue('JOINED');
    const waits: number[] = [];
    for (let tries = 1; tries <= 6; tries += 1) {
      await app.sendMails();
      const [row] = await outbox();
      expect(row).toMatchObject({ try_count: tries });
      expect(row?.last_error).not.toContain(TO);
      const wait = (row?.next_try_at ?? 0) - app.clock.now();
      waits.push(wait);
      advance(wait - 1);
      await app.sendMails();
      expect((await outbox())[0]?.try_count).toBe(tries);
      advance(1);
    }
    expect(waits).toEqual([MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, HOUR, HOUR]);
    await app.sandbox.start();
    await app.sendMails();
    expect(await app.sandbox.mails(TO)).toHaveLength(1);
    expect(await outbox()).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  it('is given up after three days, which the audit log remembers without the address', async () => {
    await app.sandbox.mailServerIs('busy');
    await queue('JOINED');
    for (let hours = 0; hours <= 73 && (await outbox()).length > 0; hours += 1) {
      await app.sendMails();
      app.clock.advance(HOUR);
    }
    expect(await outbox()).toEqual([]);
    const log = await audit();
    expect(log.map(({ event }) => event)).toEqual(['MAIL_DROPPED']);
    expect(JSON.stringify(log)).not.toContain(TO);
  });

  it('is dropped at once when the server will never take it', async () => {
    await app.sandbox.mailServerIs('refuse');
    await queue('JOINED');
    await app.sendMails();
    expect(await outbox()).toEqual([]);
    expect((await audit())[0]?.details).toContain('550');
  });

  it('that nobody can open is dropped without stopping the others', async () => {
    await queue('JOINED');
    await app.db.updateTable('mail_outbox').set({ fields_sealed: 'k1.broken' }).execute();
    await queue('JOIN_APPROVED');
    await app.sendMails();
    expect((await app.sandbox.mails(TO)).map(({ subject }) => subject)).toEqual(['[책바다] 이제 시작할 수 있어요']);
    expect((await audit())[0]?.details).toContain('UNREADABLE');
  });

  it('goes out once, however many nodes look at the outbox', async () => {
    for (let count = 0; count < 30; count += 1) await queue('JOIN_APPROVED');
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendMails(services())));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(await app.sandbox.mails(TO)).toHaveLength(30);
  });

  it('that is not taken is told each time, without its address', async () => {
    const reported: FailedTry[] = [];
    const run = createMailRun(
      services(),
      (error) => expect(error).toBeUndefined(),
      (failure) => reported.push(failure),
    );
    await app.sandbox.mailServerIs('busy');
    await queue('JOINED');
    await run.run();
    app.clock.advance(MINUTE);
    await run.run();
    const [{ mail_no: mailNo } = { mail_no: 0 }] = await outbox();
    expect(reported).toMatchObject([
      { mailNo, template: 'JOINED', tries: 1, dropped: false },
      { mailNo, template: 'JOINED', tries: 2, dropped: false },
    ]);
    await app.sandbox.mailServerIs('refuse');
    app.clock.advance(HOUR);
    await run.run();
    expect(reported.at(-1)).toMatchObject({ mailNo, tries: 3, dropped: true, reason: expect.stringContaining('550') });
    expect(JSON.stringify(reported)).not.toContain(TO);
  });

  it('queued during a run is sent by it, and none is begun after the stop', async () => {
    const run = createMailRun(services(), (error) => expect(error).toBeUndefined());
    await queue('JOINED');
    const first = run.run();
    await queue('JOINED');
    await Promise.all([first, run.run()]);
    expect(await app.sandbox.mails(TO)).toHaveLength(2);
    await queue('JOINED');
    await run.stop();
    await run.run();
    expect(await outbox()).toHaveLength(1);
  });

  it('stays in the outbox where there is no way out', async () => {
    await queue('JOINED');
    expect(await sendMails({ ...services(), mail: null })).toBe(0);
    expect((await outbox())[0]?.try_count).toBe(0);
  });
});
