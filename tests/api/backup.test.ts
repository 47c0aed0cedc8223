import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeBefore } from '#domain/learning-record/EventPlace.ts';
import { HOUR } from '#domain/time/duration.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { tombstoneFile } from '#server/backup/tombstoneFile.ts';
import type { Env } from '#server/config/env.ts';
import { type Database, openDatabase } from '#server/db/openDatabase.ts';
import { listJobs } from '#server/jobs/listJobs.ts';
import { purgeWithdrawals } from '#server/modules/account/purgeWithdrawals.ts';
import { accountErasure } from '#server/modules/account/repositories/accountErasure.ts';
import { recordPushes } from '#server/modules/learning-record/public.ts';
import { reconcileTransactions } from '#server/modules/subscription/run/reconcileTransactions.ts';
import { renewDueSubscriptions } from '#server/modules/subscription/run/renewDueSubscriptions.ts';
import { checkBooks } from '#server/modules/watch/checkBooks.ts';
import { WatchMarks } from '#server/modules/watch/WatchMarks.ts';
import { runRestore } from '#server/operator/runRestore.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { give } from '../support/freshStudent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { makePostgres } from '../support/makePostgres.ts';
import { operate } from '../support/operate.ts';
import { staffLoginOf } from '../support/staffMember.ts';
import { companyBooks, liveDays, PRODUCTS, ticketBuyer } from '../support/ticketBuyer.ts';

const KEY = 'the key of the backups of the tests, long';
const SECRET = 'the secret of the test installation';
const NAME = /^chaekbada-.*\.(?:tar\.gz\.age|backup)$/;

let app: TestApp;
let folder: string;
let elsewhere: string;
let postgres: Awaited<ReturnType<typeof makePostgres>>;
const opened: Database[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-backup-'));
  elsewhere = mkdtempSync(join(tmpdir(), 'chaekbada-restored-'));
  postgres = await makePostgres();
  app = await buildTestApp({ content: 'demo', payment: true });
  app.env.operations = { ...app.env.operations, backup: { dir: folder, key: KEY } };
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await app.close();
  await postgres?.drop();
  for (const path of [folder, elsewhere]) rmSync(path, { recursive: true, force: true });
});

const backups = () => readdirSync(folder).filter((name) => NAME.test(name));
const backUp = () => operate(app, 'backup', '--to', folder);
const drill = () => operate(app, 'drill', '--from', folder);
/** Settings of another machine that has nothing yet. */
const newMachine = (): Env => ({
  ...app.env,
  dataDir: elsewhere,
  importedDir: join(elsewhere, 'books'),
  databaseUrl: postgres?.url,
  appSecret: SECRET,
});
const choice = () => ({ from: folder, replace: false, otherSecret: false, operator: 'kim', now: app.clock.now() });
async function openRestored(): Promise<Database> {
  const database = await openDatabase(newMachine());
  opened.push(database);
  return database;
}
/** Lets an account leave for good, and the hourly jobs take note of it. */
async function erase(accountNo: number): Promise<void> {
  const at = app.clock.now();
  const change = {
    status: 'WITHDRAWAL_REQUEST',
    withdrawal_requested_at: at,
    status_before_withdrawal: 'ACTIVE',
  } as const;
  await app.db.updateTable('account').set(change).where('account_no', '=', accountNo).execute();
  app.clock.advance(73 * HOUR);
  expect(await purgeWithdrawals({ db: app.db, now: app.clock.now(), secrets: app.secrets })).toBe(1);
  await listJobs(app.app)
    .find(({ name }) => name === 'tombstones')
    ?.run(() => false);
}
const accountOf = (database: Pick<Database, 'db'>, accountNo: number) =>
  database.db.selectFrom('account').selectAll().where('account_no', '=', accountNo).executeTakeFirst();

describe('a backup', () => {
  it('is one sealed file and what it holds in numbers, and is seen by whoever watches', async () => {
    await makeAccount(app, 'edu', { name: '카나리아 민지', email: 'canary@sea.kr' });
    const done = await backUp();
    expect([done.code, done.output]).toEqual([0, expect.stringContaining('저장했어요')]);
    const [name = ''] = backups();
    const bytes = readFileSync(join(folder, name));
    const beside = readFileSync(join(folder, `${name}.json`), 'utf8');
    for (const canary of ['카나리아', 'canary@sea.kr', 'badaedu']) {
      expect(bytes.includes(canary) || beside.includes(canary)).toBe(false);
    }
    const { counts } = JSON.parse(beside) as { counts: Record<string, number> };
    const tables = await dumpTables(app.db);
    expect(counts.account).toBe(tables.account?.length);
    expect(await WatchMarks.read(app.db, 'backup')).toMatchObject({ at: app.clock.now(), name });
    expect(readdirSync(app.env.dataDir).filter((left) => left.startsWith('.'))).toEqual([]);
  });

  it('is not made without a key', async () => {
    app.env.operations.backup.key = null;
    const refused = await backUp();
    expect([refused.code, refused.output, backups()]).toEqual([1, expect.stringContaining('BACKUP_KEY'), []]);
  });

  it('is made by the clock, each hour, and the old ones go', async () => {
    const job = listJobs(app.app).find(({ name }) => name === 'backup');
    const old = 'chaekbada-20260301T000000Z.sqlite.backup';
    const since = 'chaekbada-20260404T000000Z.sqlite.backup';
    for (const name of [old, `${old}.json`, since]) writeFileSync(join(folder, name), '');
    await job?.run(() => false);
    app.clock.advance(HOUR);
    await job?.run(() => false);
    expect(backups()).toHaveLength(3);
    expect(existsSync(join(folder, `${old}.json`))).toBe(false);
  });

  it('drops the old ones by hand too, where that is asked for', async () => {
    const old = 'chaekbada-20260301T000000Z.sqlite.backup';
    const since = 'chaekbada-20260404T000000Z.sqlite.backup';
    for (const name of [old, `${old}.json`, since]) writeFileSync(join(folder, name), '');
    await backUp();
    expect(backups()).toContain(old);
    app.clock.advance(HOUR);
    const { code, output } = await operate(app, 'backup', '--to', folder, '--drop-old');
    expect([code, output]).toEqual([0, expect.stringContaining('오래된 백업을 지웠어요: 1개')]);
    expect(backups()).toHaveLength(3);
    expect(existsSync(join(folder, `${old}.json`))).toBe(false);
  });

  it('survives a clock that ran ahead: none goes, and what it made then is not the newest', async () => {
    const year = 365 * 24 * HOUR;
    const drop = () => operate(app, 'backup', '--to', folder, '--drop-old');
    for (let hours = 0; hours < 3; hours += 1) {
      await backUp();
      app.clock.advance(HOUR);
    }
    const good = backups();
    app.clock.advance(year);
    await drop();
    app.clock.advance(HOUR);
    await drop();
    expect(backups()).toEqual(expect.arrayContaining(good));
    const ahead = backups().filter((name) => !good.includes(name));
    app.clock.advance(-year);
    expect((await drop()).output).toContain(`때가 지금보다 늦은 백업이 있어요: ${ahead.join(', ')}`);
    expect(backups()).toHaveLength(6);
    const newest = backups()
      .filter((name) => !ahead.includes(name))
      .at(-1);
    const { output } = await drill();
    expect(output).toContain(`통과했어요: ${newest}`);
    expect(output).toContain('때가 지금보다 늦은 백업이 있어요');
    const report = await restoreBackup(newMachine(), choice());
    expect(report).toMatchObject({ name: newest, later: ahead });
    await expect(restoreBackup(newMachine(), { ...choice(), now: app.clock.now() - year })).rejects.toThrow(
      '시계를 확인',
    );
  });

  it('takes away what runs that were cut off have left lying open, and nothing of those at work', async () => {
    const left = (path: string, hours: number) => {
      mkdirSync(path);
      writeFileSync(join(path, 'database'), 'readable');
      const at = (app.clock.now() - hours * HOUR) / 1000;
      utimesSync(path, at, at);
      return path;
    };
    const old = [
      ...['.backup-aaaaaa', '.drill-bbbbbb', '.restore-cccccc'].map((name) => left(join(app.env.dataDir, name), 25)),
      left(join(folder, '.chaekbada-20260505T000000Z.sqlite.tar.gz.age.part'), 25),
    ];
    const atWork = left(join(app.env.dataDir, '.drill-dddddd'), 1);
    const foreign = left(join(app.env.dataDir, '.books'), 25);
    expect((await backUp()).code).toBe(0);
    expect(old.filter(existsSync)).toEqual([]);
    expect([existsSync(atWork), existsSync(foreign)]).toEqual([true, true]);
    const again = left(join(app.env.dataDir, '.backup-eeeeee'), 25);
    expect((await drill()).code).toBe(0);
    expect(existsSync(again)).toBe(false);
  });
});

describe('a drill', () => {
  it('restores beside the product, erases again who left, finds what was paid since, and leaves nothing', async () => {
    const [stays, leaves] = [await makeAccount(app, 'edu'), await makeAccount(app, 'edu', { email: 'leaver@sea.kr' })];
    for (const { accountNo } of [stays, leaves]) await give(app, accountNo, { shells: 40, exp: 20 });
    const buyer = await ticketBuyer(app);
    await buyer.buy(PRODUCTS.allRecurring);
    expect((await backUp()).code).toBe(0);
    await erase(leaves.accountNo);
    await liveDays(app, 31);
    expect(app.payment.captures()).toHaveLength(2);
    const before = await dumpTables(app.db);

    const passed = await drill();
    expect(passed.output).toContain('모두 같아요');
    expect(passed.output).toContain('1명을 다시 지웠어요');
    expect(passed.output).toContain('장부: 맞아요');
    expect(passed.output).toContain('백업 뒤의 결제: 1건');
    expect([passed.code, passed.output]).toEqual([0, expect.stringContaining('통과했어요')]);
    expect(app.payment.captures()).toHaveLength(2);
    expect(companyBooks(app).every(({ cancelled }) => cancelled === 0)).toBe(true);

    const { installation: _, audit_log: __, ...after } = await dumpTables(app.db);
    expect(before).toMatchObject(after);
    expect(await WatchMarks.read(app.db, 'drill')).toMatchObject({ at: app.clock.now() });
    expect(readdirSync(app.env.dataDir).filter((left) => left.startsWith('.drill'))).toEqual([]);
  });

  it('fails when the books of the backup do not add up', async () => {
    const { accountNo } = await makeAccount(app, 'edu');
    await give(app, accountNo, { shells: 40 });
    await app.db.updateTable('purse').set({ shells: 41 }).where('account_no', '=', accountNo).execute();
    await backUp();
    const failed = await drill();
    expect([failed.code, failed.output]).toEqual([
      1,
      expect.stringContaining(`a purse is the sum of its ledger: ${accountNo}`),
    ]);
    expect(await WatchMarks.read(app.db, 'drill')).toBeNull();
  });

  it('fails with a damaged file, another key, or no list of who left', async () => {
    await backUp();
    const [name = ''] = backups();
    const bytes = readFileSync(join(folder, name));
    const list = join(folder, 'tombstones.jsonl');
    expect((await drill()).code).toBe(0);

    const spoiled = Buffer.from(bytes);
    spoiled.writeUInt8(spoiled.readUInt8(9000) ^ 1, 9000);
    writeFileSync(join(folder, name), spoiled);
    expect((await drill()).output).toContain('sha256');
    rmSync(join(folder, `${name}.json`));
    expect((await drill()).output).toContain('손상');
    writeFileSync(join(folder, name), bytes);
    app.env.operations.backup.key = `${KEY}!`;
    expect((await drill()).output).toContain('BACKUP_KEY가 달라요');
    app.env.operations.backup.key = KEY;
    writeFileSync(list, '{"accountNo":1,"purgedAt":2,"mac":"forged-forged-forged-f"}\n');
    expect((await drill()).output).toContain('믿을 수 없어요');
    rmSync(list);
    expect((await drill()).output).toContain('탈퇴 목록이 없어요');
  });
});

describe('restoring', () => {
  it('brings back what was there, without those who left and without any login', async () => {
    const [stays, leaves] = [await makeAccount(app, 'edu'), await makeAccount(app, 'edu', { email: 'leaver@sea.kr' })];
    await give(app, stays.accountNo, { shells: 70, exp: 30 });
    await loginOf(app, 'edu', stays.accountNo);
    await backUp();
    await erase(leaves.accountNo);
    const late = await makeAccount(app, 'edu');

    const report = await restoreBackup(newMachine(), choice());
    expect(report).toMatchObject({ erasedAgain: 1, resurrected: 0, problems: { count: 0 } });
    const restored = await openRestored();
    expect(await accountOf(restored, stays.accountNo)).toMatchObject({ status: 'ACTIVE' });
    expect(await accountOf(restored, leaves.accountNo)).toMatchObject({ status: 'WITHDRAWAL', email: null });
    expect(await accountOf(restored, late.accountNo)).toBeUndefined();
    expect(await restored.db.selectFrom('login_token').selectAll().execute()).toEqual([]);
    expect(await accountErasure.tombstones(restored.db)).toMatchObject([{ accountNo: leaves.accountNo }]);
    expect((await checkBooks(restored.db))?.count).toBe(0);
    const audit = await restored.db.selectFrom('audit_log').select('event').where('event', '=', 'RESTORED').execute();
    expect(audit).toHaveLength(1);
  });

  it('lets nobody forget who asked to leave or took it back since, nor that a link was ended', async () => {
    const [asks, entered, stays, quiet, again] = [
      await makeAccount(app, 'edu'),
      await makeAccount(app, 'edu'),
      await makeAccount(app, 'edu'),
      await makeAccount(app, 'edu'),
      await makeAccount(app, 'edu'),
    ];
    const leave = async (accountNo: number) => {
      const change = { status: 'WITHDRAWAL_REQUEST', status_before_withdrawal: 'ACTIVE' } as const;
      const asked = { ...change, withdrawal_requested_at: app.clock.now(), withdrawal_requested_by: 'SELF' } as const;
      await app.db.updateTable('account').set(asked).where('account_no', '=', accountNo).execute();
    };
    const stay = async (accountNo: number) => {
      const back = { status: 'ACTIVE', withdrawal_requested_at: null, withdrawal_requested_by: null } as const;
      await app.db
        .updateTable('account')
        .set({ ...back, status_before_withdrawal: null })
        .where('account_no', '=', accountNo)
        .execute();
    };
    const token = await loginOf(app, 'edu', quiet.accountNo);
    const link = { label: '할머니', scope: 'HOME' };
    const { data: share } = await app.post<{ shareNo: number }>('/api/account/parent-shares/me', link, token);
    await letRecordsLeave();
    await leave(stays.accountNo);
    await leave(again.accountNo);
    await backUp();

    app.clock.advance(HOUR);
    await stay(again.accountNo);
    await app.remove(`/api/account/parent-shares/${share.shareNo}`, token);
    const askedAt = app.clock.now();
    await leave(asks.accountNo);
    expect((await operate(app, 'account', 'withdraw', `edu/${entered.accountId}`)).code).toBe(0);
    await leave(quiet.accountNo);
    await leave(again.accountNo);
    await stay(stays.accountNo);
    const takeNote = () =>
      listJobs(app.app)
        .find(({ name }) => name === 'tombstones')
        ?.run(() => false);
    await takeNote();
    await stay(quiet.accountNo);
    await stay(again.accountNo);
    await takeNote();
    await takeNote();

    app.clock.advance(HOUR);
    const report = await restoreBackup(newMachine(), choice());
    expect(report).toMatchObject({ leavingAgain: 2, linksEnded: 1, problems: { count: 0 } });
    const restored = await openRestored();
    const leaving = { status: 'WITHDRAWAL_REQUEST', withdrawal_requested_at: askedAt };
    const before = { status_before_withdrawal: 'ACTIVE' };
    expect(await accountOf(restored, asks.accountNo)).toMatchObject({ ...leaving, ...before });
    expect(await accountOf(restored, entered.accountNo)).toMatchObject({
      ...leaving,
      ...before,
      withdrawal_requested_by: 'OPERATOR',
    });
    for (const { accountNo } of [stays, quiet, again]) {
      expect(await accountOf(restored, accountNo)).toMatchObject({ status: 'ACTIVE', withdrawal_requested_at: null });
    }
    const shares = await restored.db.selectFrom('parent_share').select('revoked_at').execute();
    expect(shares).toEqual([{ revoked_at: app.clock.now() }]);
    // Somebody may have ended these since as well.
    const links = await restored.db.selectFrom('calendar_link').select('ended_at').execute();
    expect(links).toEqual([{ ended_at: app.clock.now() }]);
    expect(await restored.db.selectFrom('record_push').select('enabled').execute()).toEqual([{ enabled: 0 }]);
    const list = readFileSync(join(folder, 'leavings.jsonl'), 'utf8');
    expect(list.split('\n').filter(Boolean)).toHaveLength(9);
    writeFileSync(join(folder, 'leavings.jsonl'), list.replace('"open":false', '"open":true'));
    await expect(restoreBackup(newMachine(), { ...choice(), replace: true })).rejects.toThrow('탈퇴 신청 목록');
  });

  it('charges nobody twice for a month that was paid after the backup', async () => {
    const buyer = await ticketBuyer(app);
    await buyer.buy(PRODUCTS.allRecurring);
    await liveDays(app, 29);
    await backUp();
    await liveDays(app, 2);
    expect(app.payment.captures()).toHaveLength(2);

    await restoreBackup(newMachine(), choice());
    const { db } = await openRestored();
    const run = { db, now: app.clock.now(), secrets: app.secrets, payment: app.payment.gateway };
    // The minute comes before the night: nothing is charged yet.
    await renewDueSubscriptions(run);
    expect(app.payment.captures()).toHaveLength(2);
    await reconcileTransactions(run);
    await renewDueSubscriptions({ ...run, now: run.now + HOUR });
    for (const job of listJobs({
      ...app.app,
      services: { ...app.app.services, database: { ...app.database, db } },
    } as never)) {
      if (job.name === 'payment-answers') await job.run(() => false);
    }
    const kept = companyBooks(app).reduce((sum, { captured, cancelled }) => sum + captured - cancelled, 0);
    const [ticket] = await db.selectFrom('subscription').select(['state', 'next_payment_date']).execute();
    expect([kept, ticket]).toEqual([2 * 9_900, { state: 'ACTIVE', next_payment_date: '2026-07-06' }]);
    expect((await checkBooks(db))?.listed).toEqual([]);
  });

  it('changes nothing where a database is, where a server runs, or with another secret', async () => {
    await makeAccount(app, 'edu');
    await backUp();
    const env = newMachine();
    await expect(restoreBackup({ ...env, appSecret: 'x'.repeat(40) }, choice())).rejects.toThrow('APP_SECRET');
    await restoreBackup(env, choice());
    const running = await openRestored();
    const before = await dumpTables(running.db);
    const again = await restoreBackup(env, { ...choice(), replace: true }).catch((error: Error) => error);
    expect((again as Error).message).toMatch(/이미 실행 중|비어 있지 않아요/);
    expect(await dumpTables(running.db)).toEqual(before);
    expect(readdirSync(elsewhere).filter((name) => name.startsWith('.restore'))).toEqual([]);
    await running.close();
    await expect(restoreBackup(env, choice())).rejects.toThrow(/--replace|비어 있지 않아요/);
  });

  it('is a command of its own that needs no database, and puts the old one aside', async () => {
    await makeAccount(app, 'edu', { name: '되돌린 사람' });
    await backUp();
    const messages: string[] = [];
    const run = (...args: string[]) =>
      runRestore({ env: newMachine(), operator: 'kim', now: app.clock.now, print: (line) => messages.push(line) }, [
        'restore',
        ...args,
      ]);
    expect(await run('--from', join(folder, 'nothing-here'))).toBe(1);
    expect(await run('--from', folder)).toBe(0);
    expect(messages.join('\n')).toContain('되돌렸어요');
    if (postgres) return;
    writeFileSync(join(elsewhere, 'chaekbada.sqlite'), 'destroyed by something');
    expect(await run('--from', folder)).toBe(1);
    expect(await run('--from', folder, '--replace')).toBe(0);
    const aside = readdirSync(elsewhere).filter((name) => name.startsWith('chaekbada.sqlite.before-'));
    expect(aside.map((name) => readFileSync(join(elsewhere, name), 'utf8'))).toContain('destroyed by something');
    const { db } = await openRestored();
    expect(await db.selectFrom('account').select('name').where('name', '=', '되돌린 사람').execute()).toHaveLength(1);
  });

  it('knows a number that was given twice by whoever left last', async () => {
    const first = { accountNo: 4711, purgedAt: app.clock.now() };
    const second = { accountNo: 4711, purgedAt: app.clock.now() + 9 * HOUR };
    const list = tombstoneFile.path(folder);
    for (const [one, added] of [
      [first, 1],
      [second, 1],
      [second, 0],
      [first, 0],
    ] as const) {
      await app.db.deleteFrom('tombstone').execute();
      await accountErasure.recordTombstone(app.db, one);
      expect(await tombstoneFile.keep(app.db, folder, KEY)).toBe(added);
    }
    expect(await tombstoneFile.read(list, KEY)).toEqual([second]);
    await accountErasure.recordTombstone(app.db, second);
    await accountErasure.recordTombstone(app.db, first);
    expect(await accountErasure.tombstones(app.db)).toEqual([second]);
  });

  it('also fits a database that came back by another way', async () => {
    const leaves = await makeAccount(app, 'edu');
    await backUp();
    const rows = await accountOf(app, leaves.accountNo);
    await erase(leaves.accountNo);
    // As after recovery to a point in time before that.
    const { account_no, site: _, ...personal } = rows ?? ({} as never);
    await app.db.updateTable('account').set(personal).where('account_no', '=', account_no).execute();
    await app.db.deleteFrom('tombstone').execute();
    const done = await operate(app, 'recovered', '--tombstones', join(folder, 'tombstones.jsonl'));
    expect([done.code, done.output]).toEqual([0, expect.stringContaining('1명')]);
    expect(await accountOf(app, leaves.accountNo)).toMatchObject({ status: 'WITHDRAWAL' });
  });
});

/** A calendar address of a class, and an institution that sends its learning records. */
async function letRecordsLeave(): Promise<void> {
  const now = app.clock.now();
  const [academyNo, { staffNo }] = [1, await staffLoginOf(app, 1, 'DIRECTOR')];
  const { class_no } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: '달력', created_at: now })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  const link = { academy_no: academyNo, class_no, staff_no: staffNo, key_hash: 'hash', created_at: now };
  await app.db
    .insertInto('calendar_link')
    .values({ ...link, ended_at: null, last_opened_at: null })
    .execute();
  await recordPushes.switch(app.db, { academyNo, on: true, staffNo, place: placeBefore(now) }, now);
}
