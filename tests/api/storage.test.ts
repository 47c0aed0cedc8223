import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAdminServer } from '#server/admin/buildAdminServer.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { StartError } from '#server/errors/StartError.ts';
import { storageTroubleOf } from '#server/errors/storageTroubleOf.ts';
import { toStartError } from '#server/errors/toStartError.ts';
import { judgeDisks } from '#server/modules/watch/judgeDisks.ts';
import { installation } from '#server/repositories/installation.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { freshStudent, give } from '../support/freshStudent.ts';
import { listFiles, readSource } from '../support/listSources.ts';

const GIB = 2 ** 30;

describe('a full disk', () => {
  let app: TestApp;
  beforeEach(async () => {
    // The embedded database can be given a size; what PostgreSQL says is in storageTroubleOf.test.ts.
    app = await buildTestApp({ content: 'demo', env: { databaseUrl: undefined } });
    return () => app.close();
  });

  /** The database gets no page more, as on a disk without room. */
  async function fill(): Promise<void> {
    const size = await sql<{ page_count: number }>`pragma page_count`.execute(app.db);
    await sql`pragma max_page_count = ${sql.lit(size.rows[0]?.page_count ?? 0)}`.execute(app.db);
    for (let row = 0; ; row += 1) {
      const kept = await installation.write(app.db, `filling ${row}`, 'x'.repeat(200)).catch((error: unknown) => error);
      if (kept !== undefined) return;
    }
  }
  const empty = () => sql`pragma max_page_count = 1000000`.execute(app.db);

  it('refuses writes with a time and a sentence, goes on with reads, and stores again once there is room', async () => {
    const student = await freshStudent(app);
    await give(app, student.accountNo, { shells: 100_000 });
    const key = randomUUID();
    const buy = (at: string) =>
      app.post('/api/aquarium/purchases/me', { itemId: 'bread', quantity: 1 }, student.token, at);
    await fill();
    let refused = await buy(key);
    while (refused.status === 200) refused = await buy(randomUUID());
    expect(refused).toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(30);
    expect(refused.message).toContain('그대로');
    expect((await app.get('/api/aquarium/me', student.token)).status).toBe(200);
    // Else a proxy would show nobody anything.
    app.clock.advance(2000);
    expect((await app.app.inject('/readyz')).statusCode).toBe(200);
    await empty();
    expect((await buy(key)).status).toBe(200);
  });

  it('is one line in the log, however many requests meet it', async () => {
    const lines: object[] = [];
    app.app.log.error = ((about: object) => lines.push(about)) as typeof app.app.log.error;
    const student = await freshStudent(app);
    await give(app, student.accountNo, { shells: 100_000 });
    await fill();
    for (let refused = 0; refused < 5; ) {
      const { status } = await app.post('/api/aquarium/purchases/me', { itemId: 'bread', quantity: 1 }, student.token);
      if (status === 503) refused += 1;
    }
    expect(lines.filter((line) => 'storage' in line)).toMatchObject([{ storage: 'full' }]);
    expect(JSON.stringify(lines)).not.toContain('stack');
  });
});

describe('room on the disks', () => {
  it('is shown to operators, who are warned before it is gone', async () => {
    const app = await buildTestApp({ content: 'none' });
    const admin = buildAdminServer(app.app);
    const metrics = (await admin.inject('/metrics')).body;
    expect(metrics).toMatch(/^chaekbada_disk_free_bytes\{place="data"\} \d+/m);
    const { findings } = (await admin.inject('/healthz/deep')).json<{ findings: { name: string; text: string }[] }>();
    expect(findings.find(({ name }) => name === 'disk')?.text).toMatch(/data: [\d.]+ GiB of [\d.]+ GiB free/);
    await admin.close();
    await app.close();
  });

  it('is a finding below the least', () => {
    const disk = (free: number) => ({ place: 'data' as const, free: free * GIB, size: 100 * GIB });
    expect(judgeDisks([disk(6)]).ok).toBe(true);
    expect(judgeDisks([disk(6), disk(4)])).toMatchObject({ ok: false, text: expect.stringContaining('4.0 GiB') });
    expect(judgeDisks([]).ok).toBeNull();
  });
});

describe('files of the embedded database', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-storage-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const file = () => join(dataDir, 'chaekbada.sqlite');

  it('are for their own account only, also those that were open to others before', async () => {
    const usual = process.umask(0o022);
    try {
      const first = await openDatabase({ dataDir });
      const modes = ['', '-wal', '-shm'].map((end) => statSync(file() + end).mode & 0o777);
      await first.close();
      chmodSync(file(), 0o644);
      await (await openDatabase({ dataDir })).close();
      expect([...modes, statSync(file()).mode & 0o777]).toEqual([0o600, 0o600, 0o600, 0o600]);
      expect(statSync(join(dataDir, 'chaekbada.lock')).mode & 0o777).toBe(0o600);
    } finally {
      process.umask(usual);
    }
  });

  it('are made by programs that keep everything they make to their account', () => {
    const programs = ['server', 'sandbox']
      .flatMap((folder) => listFiles(folder, ['.ts']))
      .filter((path) => path.endsWith('/main.ts'));
    expect(programs.length).toBeGreaterThanOrEqual(3);
    for (const path of programs) expect(readSource(path), path).toContain('keepFilesPrivate();');
  });

  it('that are damaged end the start with one Korean sentence that names what to do, and stay as they are', async () => {
    const database = await openDatabase({ dataDir });
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
    await database.close();
    const bytes = readFileSync(file());
    const page = 4096;
    const handle = openSync(file(), 'r+');
    for (let at = page; at < bytes.length; at += page) writeSync(handle, Buffer.alloc(page, 0x5a), 0, page, at);
    closeSync(handle);
    const failure = await openDatabase({ dataDir }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    const { message } = failure as Error;
    expect(message).toContain('상해서');
    expect(message).toContain('operator -- restore');
    expect(message).not.toMatch(/malformed|disk image|not a database/);
    expect(message.split('\n')).toHaveLength(1);
    expect(statSync(file()).size).toBe(bytes.length);
  });

  it('that are damaged where only rows are read are known by what the driver says of a reading', async () => {
    const { db, close } = await openDatabase({ dataDir });
    await sql`create table siege (a integer, b text)`.execute(db);
    await sql`insert into siege with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
      select i, hex(zeroblob(60)) from n`.execute(db);
    const { rows } = await sql<{ rootpage: number }>`select rootpage from sqlite_schema where name = 'siege'`.execute(
      db,
    );
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await close();
    const handle = openSync(file(), 'r+');
    const from = ((rows[0]?.rootpage ?? 0) - 1) * 4096;
    writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, from);
    closeSync(handle);
    const again = await openDatabase({ dataDir });
    const failure = await sql`select * from siege where b <> 'y'`.execute(again.db).catch((error: unknown) => error);
    await again.close();
    expect(storageTroubleOf(failure)).toBe('damaged');
  });
});

describe('a program that storage keeps from running', () => {
  const failed = (code: string) => Object.assign(new Error('english words'), { code });

  it.each([
    ['ENOSPC', undefined, /가득/],
    ['EROFS', undefined, /디스크/],
    ['XX001', 'postgres://db.example/chaekbada', /PostgreSQL db\.example .*restore/],
    ['53100', 'postgres://db.example/chaekbada', /가득/],
  ])('says so in Korean: %s', (code, databaseUrl, words) => {
    const messages = toStartError(failed(code), { dataDir: '/data', databaseUrl });
    expect(messages).toBeInstanceOf(StartError);
    expect((messages as Error).message).toMatch(words);
    expect((messages as Error).message).not.toContain('english');
  });

  it('leaves other errors as they are', () => {
    const [other, own] = [new Error('a fault of ours'), new StartError('이미 켜져 있어요.')];
    expect([toStartError(other, { dataDir: '/data' }), toStartError(own, { dataDir: '/data' })]).toEqual([other, own]);
  });
});
