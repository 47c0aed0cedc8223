import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import type { Env } from '#server/config/env.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { paymentHold } from '#server/modules/subscription/run/paymentHold.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makePostgres } from '../support/makePostgres.ts';
import { operate } from '../support/operate.ts';

const KEY = 'the key of the backups of the tests, long';
const SECRET = 'the secret of the test installation';

let app: TestApp;
let folder: string;
let elsewhere: string;
let postgres: Awaited<ReturnType<typeof makePostgres>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-backup-'));
  elsewhere = mkdtempSync(join(tmpdir(), 'chaekbada-restored-'));
  postgres = await makePostgres();
  app = await buildTestApp({ content: 'demo' });
  app.env.operations = { ...app.env.operations, backup: { dir: folder, key: KEY } };
  await app.signIn();
  await mkdir(join(app.env.importedDir, '20001'), { recursive: true });
  writeFileSync(join(app.env.importedDir, '20001', 'book.json'), '{}');
  expect((await operate(app, 'backup', '--to', folder)).code).toBe(0);
});
afterEach(async () => {
  await app.close();
  await postgres?.drop();
  for (const path of [folder, elsewhere]) rmSync(path, { recursive: true, force: true });
});

/** Settings of another machine, on which a file stands where the books are to go: as with a full disk. */
function brokenMachine(databaseUrl = postgres?.url): Env {
  writeFileSync(join(elsewhere, 'books'), '');
  return { ...app.env, dataDir: elsewhere, importedDir: join(elsewhere, 'books'), databaseUrl, appSecret: SECRET };
}
const choice = () => ({ from: folder, replace: false, otherSecret: false, operator: 'kim', now: app.clock.now() });

it('leaves nothing that a server starts on when it breaks off, and can be done again', async () => {
  const env = brokenMachine();
  await expect(restoreBackup(env, choice())).rejects.toThrow(/EEXIST|not a directory|non-directory/i);
  if (postgres) {
    for (const alongside of [true, false]) {
      await expect(openDatabase({ ...env, alongside })).rejects.toThrow('되돌리는 일이 끝나지 않았어요');
    }
  } else expect(existsSync(join(elsewhere, 'chaekbada.sqlite'))).toBe(false);

  rmSync(join(elsewhere, 'books'));
  const fresh = await makePostgres('fresh');
  try {
    if (postgres) await expect(restoreBackup(env, choice())).rejects.toThrow('비어 있지 않아요');
    const again = { ...env, databaseUrl: fresh?.url };
    expect(await restoreBackup(again, choice())).toMatchObject({ resurrected: 0, problems: { count: 0 } });
    const database = await openDatabase(again);
    expect(await paymentHold.isOn(database.db)).toBe(true);
    expect(await database.db.selectFrom('login_token').selectAll().execute()).toEqual([]);
    await database.close();
    expect(existsSync(join(elsewhere, 'books', '20001', 'book.json'))).toBe(true);
  } finally {
    await fresh?.drop();
  }
});

it('leaves the database that was there as it was when it breaks off', async () => {
  if (postgres) return;
  const env = brokenMachine();
  const path = join(elsewhere, 'chaekbada.sqlite');
  writeFileSync(path, 'the one that was there');
  await expect(restoreBackup(env, { ...choice(), replace: true })).rejects.toThrow();
  expect(readFileSync(path, 'utf8')).toBe('the one that was there');
});
