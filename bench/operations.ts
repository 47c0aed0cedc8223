import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { drillBackup } from '#server/backup/drillBackup.ts';
import { makeBackup } from '#server/backup/makeBackup.ts';
import { checkBooks } from '#server/modules/watch/checkBooks.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { makeFixtureContent } from '#tests/support/fixtureContent.ts';
import { accountNoOf } from '#tests/support/ledgerOf.ts';
import { loginOf, makeAccount } from '#tests/support/makeAccount.ts';
import { missionPlayer } from '#tests/support/missionPlayer.ts';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';

/**
 * What whoever runs the product has to count with: bytes that a book read to its end leaves in the database, and how
 * long a backup, its drill and the nightly check of the books take, on the embedded database.
 */
const STUDENTS = [5, 15, 45];
const LEDGER_ROWS = [10_000, 100_000, 1_000_000];
const KEY = 'a key for backups that are thrown away';
const KINDS = ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const;

const figures: BenchFigure[] = [];
const tell = (what: string, size: string, value: number, unit: string) =>
  figures.push({ what, size, value: rounded(value, 2), unit, goal: 'told', met: true });
const contentDir = makeFixtureContent(1);

/** Bytes of the database once everything stands in its file. */
async function bytesOf(app: TestApp): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(app.db);
  return statSync(join(app.env.dataDir, 'chaekbada.sqlite')).size;
}

for (const students of STUDENTS) {
  const app = await buildTestApp({ env: { contentDir, databaseUrl: undefined } });
  const before = await bytesOf(app);
  for (let no = 0; no < students; no += 1) {
    const { accountNo } = await makeAccount(app, 'edu');
    const player = missionPlayer(app, await loginOf(app, 'edu', accountNo));
    for (const kind of KINDS) await player.play(kind);
    await new Promise((next) => setImmediate(next));
  }
  tell(
    'a book read to its end, four missions, in the database',
    `${students} students`,
    ((await bytesOf(app)) - before) / students / 1024,
    'kB a student',
  );
  await app.close();
}

for (const rows of LEDGER_ROWS) {
  const app = await buildTestApp({ content: 'demo', env: { databaseUrl: undefined } });
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-bench-'));
  app.env.operations = { ...app.env.operations, backup: { dir: folder, key: KEY } };
  const accountNo = await accountNoOf(app.db, 'badaedu');
  await sql`insert into point_ledger (account_no, currency, amount, reason, ref_type, ref_id, day_key, created_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
    select ${accountNo}, 'SHELL', 1, 'WELCOME', 'ACCOUNT', 'bench-' || i, '2026-05-06', 1777000000000 + i from n`.execute(
    app.db,
  );
  await sql`update purse set shells = shells + ${rows} where account_no = ${accountNo}`.execute(app.db);
  const size = `${rows.toLocaleString('en')} ledger rows, ${rounded((await bytesOf(app)) / 2 ** 20, 1)} MiB`;
  const pause = monitorEventLoopDelay({ resolution: 10 });
  pause.enable();
  let begun = performance.now();
  const done = await makeBackup({ db: app.db, env: app.env, secrets: app.secrets }, folder, app.clock.now());
  tell('backup: made, checked, sealed', size, (performance.now() - begun) / 1000, 's');
  pause.disable();
  tell('backup: longest pause of everybody else', size, pause.max / 1e6, 'ms');
  tell('backup: size', size, done.bytes / 2 ** 20, 'MiB');
  begun = performance.now();
  const drill = await drillBackup({ env: app.env, secrets: app.secrets, now: app.clock.now(), payment: null }, folder);
  tell('drill: restored and looked over', size, (performance.now() - begun) / 1000, 's');
  begun = performance.now();
  const books = await checkBooks(app.db);
  tell('nightly check of the books', size, (performance.now() - begun) / 1000, 's');
  if (!drill.passed || books?.count !== 0) throw new Error('the books do not add up');
  rmSync(folder, { recursive: true });
  await app.close();
}

rmSync(contentDir, { recursive: true });
recordBench('operations', figures);
