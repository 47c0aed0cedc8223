import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/time/duration.ts';
import { buildAdminServer } from '#server/admin/buildAdminServer.ts';
import { WatchMarks } from '#server/modules/watch/WatchMarks.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { accountNoOf } from '../support/ledgerOf.ts';

describe('health', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
    return () => app.close();
  });
  const status = async (url: string) => (await app.app.inject(url)).statusCode;

  it('is ready while the database takes rows, and alive without it', async () => {
    expect([await status('/livez'), await status('/readyz')]).toEqual([200, 200]);
    await app.db.schema.alterTable('installation').renameTo('installation_away').execute();
    app.clock.advance(MINUTE);
    expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503]);
    await app.db.schema.alterTable('installation_away').renameTo('installation').execute();
    app.clock.advance(MINUTE);
    expect(await status('/readyz')).toBe(200);
  });

  it('is not ready on a database that lacks a step, as after an older one was put in its place', async () => {
    const deleted = await app.db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '013_jobs' as never)
      .executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(1n);
    expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503]);
  });

  it('is not ready once it was asked to stop, still answers, and ends every connection', async () => {
    app.app.lifecycle.drain();
    const ready = await app.app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(Number(ready.headers['retry-after'])).toBeGreaterThanOrEqual(3);
    const answer = await app.app.inject('/api/auth/demo');
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  });
});

describe('figures for whoever runs the product', () => {
  let app: TestApp;
  let admin: ReturnType<typeof buildAdminServer>;
  beforeAll(async () => {
    app = await buildTestApp({ content: 'demo' });
    admin = buildAdminServer(app.app);
  });
  afterAll(async () => {
    await admin.close();
    await app.close();
  });
  const metrics = async () => (await admin.inject('/metrics')).body;
  const deep = async () => {
    app.clock.advance(10_000);
    const answer = await admin.inject('/healthz/deep');
    const findings = answer.json().findings as { name: string; ok: boolean | null; text: string }[];
    return { status: answer.statusCode, of: (name: string) => findings.find((finding) => finding.name === name) };
  };

  it('are on no port of a site', async () => {
    for (const url of ['/metrics', '/healthz/deep']) {
      const { body, headers } = await app.app.inject(url);
      expect(body).not.toContain('chaekbada_http');
      expect(String(headers['content-type'])).not.toContain('version=0.0.4');
    }
  });

  it('count answers by the pattern of their route, and hold nothing of anybody', async () => {
    const token = await app.signIn();
    const accountNo = await accountNoOf(app.db, 'badaedu');
    await app.get('/api/notices/1', token);
    await app.get('/api/notices/2', token);
    await app.get('/api/secret-address-of-somebody', token);
    await app.send('GET', '/api/nothing', { headers: { 'x-request-id': 'x'.repeat(20) } });
    const text = await metrics();
    expect(text).toMatch(
      /chaekbada_http_requests_total\{method="GET",route="\/api\/notices\/:articleNo",status="\d+"\} 2/,
    );
    expect(text).toMatch(
      /chaekbada_http_request_seconds_bucket\{le="0.05",method="POST",route="\/api\/auth\/sign-in"\}/,
    );
    expect(text).toMatch(/chaekbada_http_requests_total\{method="GET",route="other",status="404"\} \d+/);
    for (const secret of ['badaedu', 'secret-address', token, `account_no="${accountNo}"`]) {
      expect(text).not.toContain(secret);
    }
  });

  it('have no more lines for more addresses', async () => {
    const lines = async () => (await metrics()).split('\n').length;
    await app.get('/api/wander/0');
    const before = await lines();
    for (let no = 1; no <= 40; no += 1) await app.get(`/api/wander/${no}?q=${no}`);
    expect(await lines()).toBe(before);
  });

  it('tell mails that wait for too long', async () => {
    expect((await deep()).of('mails')?.ok).toBe(true);
    const mail = { account_no: null, to_sealed: 'x', template: 'JOINED', fields_sealed: 'x', last_error: null };
    const at = app.clock.now();
    await app.db
      .insertInto('mail_outbox')
      .values({ ...mail, next_try_at: at, created_at: at })
      .execute();
    app.clock.advance(14 * MINUTE);
    expect((await deep()).of('mails')?.ok).toBe(true);
    app.clock.advance(2 * MINUTE);
    const late = await deep();
    expect([late.status, late.of('mails')?.ok]).toEqual([503, false]);
    expect(await metrics()).toMatch(/chaekbada_mails_waiting 1/);
    await app.db.deleteFrom('mail_outbox').execute();
    expect((await deep()).of('mails')?.ok).toBe(true);
  });

  it('tell mails that were tried and are not taken, however often they are put off', async () => {
    const mail = { account_no: null, to_sealed: 'x', template: 'JOINED', fields_sealed: 'x', last_error: 'ESOCKET' };
    const at = app.clock.now();
    await app.db
      .insertInto('mail_outbox')
      .values({ ...mail, try_count: 3, created_at: at, next_try_at: at + 2 * HOUR })
      .execute();
    app.clock.advance(14 * MINUTE);
    expect((await deep()).of('mails')?.ok).toBe(true);
    app.clock.advance(2 * MINUTE);
    expect((await deep()).of('mails')).toMatchObject({ ok: false, text: expect.stringContaining('16 min') });
    expect(await metrics()).toMatch(/chaekbada_mails_oldest_due_seconds 9\d\d/);
    await app.db.deleteFrom('mail_outbox').execute();
    expect((await deep()).of('mails')?.ok).toBe(true);
  });

  it('tell jobs that nobody runs, and jobs that fail', async () => {
    const at = app.clock.now();
    const row = { lease_token: null, started_at: null, last_ok_at: null, last_error: null };
    await app.db
      .insertInto('job')
      .values({ ...row, name: 'idle', due_at: at })
      .execute();
    await app.db
      .insertInto('job')
      .values({ ...row, name: 'broken', due_at: at + HOUR, failed_count: 3 })
      .execute();
    app.clock.advance(11 * MINUTE);
    const { of, status } = await deep();
    expect([status, of('jobs late'), of('jobs failing')]).toEqual([
      503,
      { name: 'jobs late', ok: false, text: 'idle' },
      { name: 'jobs failing', ok: false, text: 'broken' },
    ]);
    expect(await metrics()).toMatch(/chaekbada_job_failures_in_a_row\{job="broken"\} 3/);
    await app.db.deleteFrom('job').execute();
    const after = await metrics().then(() => deep());
    expect(after.of('jobs late')?.ok).toBe(true);
    expect(await metrics()).not.toContain('job="broken"');
  });

  it('tell what the last check of the books found, and when it is too old', async () => {
    expect((await deep()).of('books')?.ok).toBeNull();
    await WatchMarks.write(app.db, 'books', { at: app.clock.now(), problems: 0 });
    expect((await deep()).of('books')?.ok).toBe(true);
    await WatchMarks.write(app.db, 'books', { at: app.clock.now(), problems: 2 });
    expect((await deep()).of('books')).toMatchObject({ ok: false, text: expect.stringContaining('2 problems') });
    await WatchMarks.write(app.db, 'books', { at: app.clock.now() - 27 * HOUR, problems: 0 });
    expect((await deep()).of('books')?.ok).toBe(false);
    await WatchMarks.write(app.db, 'books', { at: app.clock.now(), problems: 0 });
  });

  it('miss backups only where they are made by the clock', async () => {
    expect((await deep()).of('backup')?.ok).toBeNull();
    app.env.operations.backup.dir = '/somewhere';
    expect((await deep()).of('backup')?.ok).toBe(false);
    await WatchMarks.write(app.db, 'backup', { at: app.clock.now() - HOUR, name: 'one', bytes: 1 });
    expect((await deep()).of('backup')?.ok).toBe(true);
    app.clock.advance(2 * HOUR);
    expect((await deep()).of('backup')?.ok).toBe(false);
    app.env.operations.backup.dir = null;
  });

  it('say that the database is down, and are up themselves', async () => {
    await app.db.schema.alterTable('job').renameTo('job_away').execute();
    app.clock.advance(10_000);
    const text = await metrics();
    const { status } = await deep();
    await app.db.schema.alterTable('job_away').renameTo('job').execute();
    expect([status, /^chaekbada_database_up 0$/m.test(text)]).toEqual([503, true]);
    expect(text).not.toMatch(/^chaekbada_mails_waiting/m);
  });
});
