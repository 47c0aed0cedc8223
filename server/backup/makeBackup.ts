import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { WatchMarks } from '#server/modules/watch/public.ts';
import type { Env } from '../config/env.ts';
import { SECRET_FILE } from '../config/loadSecrets.ts';
import type { Secrets } from '../config/Secrets.ts';
import type { Db } from '../db/Db.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import { dumpPostgres } from './dumpPostgres.ts';
import { dumpSqlite } from './dumpSqlite.ts';
import { encryptStream } from './encryptStream.ts';
import { leavingFile } from './leavingFile.ts';
import { backupName } from './listBackups.ts';
import type { Manifest } from './Manifest.ts';
import { makeScratch, removeCutOff } from './makeScratch.ts';
import { type ArchivedFile, packFiles } from './packFiles.ts';
import { tombstoneFile } from './tombstoneFile.ts';

export interface BackupPlace {
  db: Db;
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'importedDir' | 'appSecret' | 'operations'>;
  secrets: Secrets;
}

/** Name of the database inside a backup. */
export const DATABASE_ENTRY = 'database';
export const MANIFEST_ENTRY = 'manifest.json';
const UNFINISHED = /^\.chaekbada-.*\.part$/;

/** The passphrase that backups are encrypted with. @throws OperatorError when none was set */
export function backupKeyOf(env: Pick<Env, 'operations'>): string {
  const { key } = env.operations.backup;
  if (key === null) throw new OperatorError('BACKUP_KEY(32자 이상)를 정해 주세요. 백업은 언제나 암호로 잠가요.');
  return key;
}

/**
 * Saves the database, the imported books and, where it lies in the data folder, the secret of the installation: one
 * encrypted file, and beside it what it holds in numbers. The server goes on meanwhile.
 *
 * @param now milliseconds UTC; gives the file its name
 */
export async function makeBackup(
  { db, env, secrets }: BackupPlace,
  folder: string,
  now: number,
): Promise<{ name: string; bytes: number; manifest: Manifest }> {
  const key = backupKeyOf(env);
  const engine = env.databaseUrl === undefined ? 'sqlite' : 'postgres';
  const name = backupName(now, engine);
  await mkdir(folder, { recursive: true });
  await mkdir(env.dataDir, { recursive: true });
  const scratch = await makeScratch(env.dataDir, 'backup', now);
  await removeCutOff(folder, UNFINISHED, now);
  const unfinished = join(folder, `.${name}.part`);
  try {
    const dump = join(scratch, DATABASE_ENTRY);
    const about =
      env.databaseUrl === undefined ? await dumpSqlite(env.dataDir, dump) : await dumpPostgres(env.databaseUrl, dump);
    const secretCheck = secrets.hmac('backup', String(now));
    const manifest: Manifest = { format: 1, createdAt: now, engine, ...about, secretCheck };
    const manifestPath = join(scratch, MANIFEST_ENTRY);
    await writeFile(manifestPath, JSON.stringify(manifest));
    const files = [
      { name: MANIFEST_ENTRY, path: manifestPath },
      { name: DATABASE_ENTRY, path: dump },
    ];
    const encrypted = createWriteStream(unfinished, { mode: 0o600, flush: true });
    const tar = packFiles([...files, ...(await filesBeside(env))]);
    await pipeline(tar, createGzip(), encryptStream(key), encrypted);
    const { size: bytes } = await stat(unfinished);
    const sha256 = await hashOf(unfinished);
    await rename(unfinished, join(folder, name));
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify({ ...manifest, bytes, sha256 }, null, 2)}\n`);
    await tombstoneFile.keep(db, folder, key);
    await leavingFile.keep(db, folder, key);
    await WatchMarks.write(db, 'backup', { at: now, name, bytes });
    return { name, bytes, manifest };
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
}

/** SHA-256 of a file, in hexadecimal. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** What the database does not hold: books that operators imported, and the secret that a file of ours keeps. */
async function filesBeside(env: BackupPlace['env']): Promise<ArchivedFile[]> {
  const found: ArchivedFile[] = [];
  const secret = join(env.dataDir, SECRET_FILE);
  if (env.appSecret === undefined && existsSync(secret)) found.push({ name: SECRET_FILE, path: secret });
  if (!existsSync(env.importedDir)) return found;
  for (const entry of await readdir(env.importedDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(env.importedDir, path).split(sep).join('/');
    // What begins with a dot is being written at the moment.
    if (entry.isFile() && !/(?:^|\/)\./.test(name)) found.push({ name: `books/${name}`, path });
  }
  return found;
}
