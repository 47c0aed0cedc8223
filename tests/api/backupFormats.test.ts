import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decryptStream } from '#server/backup/encryptStream.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { unpackBackup } from '#server/backup/unpackBackup.ts';
import type { Env } from '#server/config/env.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeAccount } from '../support/makeAccount.ts';
import { makePostgres } from '../support/makePostgres.ts';
import { operate } from '../support/operate.ts';
import { writeSealedBackup } from '../support/writeSealedBackup.ts';

const KEY = 'the key of the backups of the tests, long';
const SECRET = 'the secret of the test installation';

let app: TestApp;
let folder: string;
let elsewhere: string;
let postgres: Awaited<ReturnType<typeof makePostgres>>;
/** The one backup there is. */
let path: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-backup-'));
  elsewhere = mkdtempSync(join(tmpdir(), 'chaekbada-restored-'));
  postgres = await makePostgres();
  app = await buildTestApp({ content: 'demo' });
  app.env.operations = { ...app.env.operations, backup: { dir: folder, key: KEY } };
  await makeAccount(app, 'edu', { name: '되돌린 사람' });
  await mkdir(join(app.env.importedDir, '20001'), { recursive: true });
  writeFileSync(join(app.env.importedDir, '20001', 'book.json'), '{}');
  expect((await operate(app, 'backup', '--to', folder)).code).toBe(0);
  path = join(folder, readdirSync(folder).find((name) => name.endsWith('.tar.gz.age')) ?? '');
});
afterEach(async () => {
  await app.close();
  await postgres?.drop();
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true, force: true });
});

/** Restores on another machine that has nothing yet. */
const env = (): Env => ({
  ...app.env,
  dataDir: elsewhere,
  importedDir: join(elsewhere, 'books'),
  databaseUrl: postgres?.url,
  appSecret: SECRET,
});
const restore = () =>
  restoreBackup(env(), { from: path, replace: false, otherSecret: false, operator: 'kim', now: app.clock.now() });
/** The lock that a restore holds is no data. */
const restoredFiles = () => readdirSync(elsewhere).filter((name) => name !== 'chaekbada.lock');
async function restoredNames(): Promise<string[]> {
  const { db, close } = await openDatabase(env());
  const rows = await db.selectFrom('account').select('name').where('name', '=', '되돌린 사람').execute();
  await close();
  return rows.map(({ name }) => String(name));
}

describe('the file of a backup', () => {
  it('is a tar in gzip in age, with plain names', async () => {
    const tar = gunzipSync(await buffer(decryptStream(KEY)(createReadStream(path))));
    const entries = await unpackTar(tar, { strict: true });
    expect(entries.map(({ header }) => [header.type, header.name])).toEqual([
      ['file', 'manifest.json'],
      ['file', 'database'],
      ['file', 'books/20001/book.json'],
    ]);
  });

  it('changes nothing where it was cut short or changed anywhere', async () => {
    const whole = readFileSync(path);
    rmSync(`${path}.json`);
    const refused = async (bytes: Buffer) => {
      writeFileSync(path, bytes);
      await expect(restore()).rejects.toThrow(/손상|끝까지 있지 않아요|백업 파일이 아니에요/);
      expect(restoredFiles()).toEqual([]);
    };
    for (const part of [0, 0.0001, 0.3, 0.7]) await refused(whole.subarray(0, Math.floor(whole.length * part)));
    for (const missing of [1, 15, 16, 17]) await refused(whole.subarray(0, whole.length - missing));
    for (const at of [0, 30, 170, Math.floor(whole.length / 2), whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await refused(changed);
    }
    await refused(Buffer.concat([whole, Buffer.from('x')]));
    await refused(Buffer.from('a text of somebody else, longer than any header'));
    writeFileSync(path, whole);
    await restore();
    expect(await restoredNames()).toEqual(['되돌린 사람']);
  });

  it('may still be in the format before age: it is drilled and restored alike', async () => {
    const opened = join(elsewhere, 'opened');
    await unpackBackup(path, KEY, opened);
    const files = ['manifest.json', 'database', 'books/20001/book.json'].map((name) => ({
      name,
      path: join(opened, name),
    }));
    const before = join(folder, basename(path).replace(/\.tar\.gz\.age$/, '.backup'));
    await writeSealedBackup(files, before, KEY);
    for (const gone of [opened, path, `${path}.json`]) rmSync(gone, { recursive: true });
    path = before;

    const { code, output } = await operate(app, 'drill', '--from', folder);
    expect([code, output]).toEqual([0, expect.stringContaining(`통과했어요: ${basename(before)}`)]);
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, -1));
    await expect(restore()).rejects.toThrow('끝까지 있지 않아요');
    expect(restoredFiles()).toEqual([]);
    writeFileSync(path, whole);
    await restore();
    expect(await restoredNames()).toEqual(['되돌린 사람']);
    expect(existsSync(join(elsewhere, 'books', '20001', 'book.json'))).toBe(true);
  });
});
