import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withJosa } from '#domain/text/withJosa.ts';
import type { Env } from '../config/env.ts';
import { loadSecrets, SECRET_FILE } from '../config/loadSecrets.ts';
import { holdFolder } from '../db/engines/openSqlite.ts';
import { SQLITE_FILE } from '../db/engines/sqliteFile.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import { restoreMark } from '../repositories/restoreMark.ts';
import { compareCounts } from './compareCounts.ts';
import { inspectSqlite } from './dumpSqlite.ts';
import { finishRestore, type RestoreReport } from './finishRestore.ts';
import { leavingFile } from './leavingFile.ts';
import { loadPostgres } from './loadPostgres.ts';
import { backupKeyOf, DATABASE_ENTRY } from './makeBackup.ts';
import { makeScratch } from './makeScratch.ts';
import { tombstoneFile } from './tombstoneFile.ts';
import { findBackup, unpackBackup } from './unpackBackup.ts';

export interface RestoreChoice {
  /** A backup, or a folder of which the newest is taken. */
  from: string;
  /** The list of who was erased; left out, the one beside the backup. That of who asked to leave lies with it. */
  tombstones?: string | undefined;
  /** Puts an embedded database that is there aside. */
  replace: boolean;
  /** Goes on although sealed texts cannot be read: with another secret than that of the backup. */
  otherSecret: boolean;
  operator: string;
  now: number;
}

/**
 * Brings a backup back to the place of the settings. No server may run. What was there is put aside, never deleted. It
 * is made fit for today before it is put in place, or on PostgreSQL behind a mark: breaking off leaves nothing that a
 * server
 * starts on and in which people who left are somebody again.
 *
 * @throws OperatorError; nothing was changed then, but for books of the backup that are back, and on PostgreSQL the
 *   database that was empty
 */
export async function restoreBackup(
  env: Env,
  choice: RestoreChoice,
): Promise<RestoreReport & { name: string; later: string[]; aside: string[] }> {
  const { folder, name, path, later } = await findBackup(choice.from, choice.now);
  const key = backupKeyOf(env);
  const listPath = choice.tombstones ?? tombstoneFile.path(folder);
  const tombstones = await tombstoneFile.read(listPath, key);
  if (tombstones === null) {
    throw new OperatorError(`탈퇴 목록이 없어요: ${listPath} 없이 되돌리면 탈퇴한 사람이 다시 나타나요.`);
  }
  const leavings = await leavingFile.read(leavingFile.beside(listPath), key);
  await mkdir(env.dataDir, { recursive: true });
  const scratch = await makeScratch(env.dataDir, 'restore', choice.now);
  let lock: ReturnType<typeof holdFolder> | null = null;
  const aside: string[] = [];
  try {
    if (env.databaseUrl === undefined) lock = holdFolder(env.dataDir);
    const manifest = await unpackBackup(path, key, scratch);
    const wanted = env.databaseUrl === undefined ? 'sqlite' : 'postgres';
    if (manifest.engine !== wanted)
      throw new OperatorError(`이 설정은 ${wanted}인데 백업은 ${withJosa(manifest.engine, '이에요/예요')}.`);
    const dump = join(scratch, DATABASE_ENTRY);
    const putAside = async (file: string) => {
      const from = join(env.dataDir, file);
      if (!existsSync(from)) return;
      const to = `${from}.before-${new Date(choice.now).toISOString().replaceAll(/[:.]/g, '-')}`;
      await rename(from, to);
      aside.push(to);
    };
    const secretFile = join(scratch, SECRET_FILE);
    const bringsSecret = env.appSecret === undefined && existsSync(secretFile);
    const secretsAfter = loadSecrets(bringsSecret ? { ...env, dataDir: scratch } : env);
    if (!choice.otherSecret && secretsAfter.hmac('backup', String(manifest.createdAt)) !== manifest.secretCheck) {
      throw new OperatorError(
        'APP_SECRET이 백업을 만들 때와 달라요. 그때의 값으로 바꾸거나 --other-secret을 붙여 주세요.',
      );
    }
    const finish = async (at: { dataDir: string; databaseUrl?: string | undefined }) => {
      const database = await openDatabase({ ...at, unfinished: true });
      try {
        const place = { db: database.db, secrets: secretsAfter, now: choice.now };
        return await finishRestore(place, { tombstones, leavings, backup: name, operator: choice.operator });
      } finally {
        await database.close();
      }
    };
    let report: RestoreReport;
    if (wanted === 'sqlite') {
      if (existsSync(join(env.dataDir, SQLITE_FILE)) && !choice.replace) {
        throw new OperatorError(
          '데이터 폴더에 이미 데이터베이스가 있어요. 옆으로 치우고 되돌리려면 --replace를 붙여 주세요.',
        );
      }
      const differences = compareCounts(manifest.counts, (await inspectSqlite(dump)).counts);
      if (differences.length > 0) throw new OperatorError(`백업의 줄 수가 달라요: ${differences.join(', ')}`);
      await rename(dump, join(scratch, SQLITE_FILE));
      report = await finish({ dataDir: scratch });
    } else {
      const { counts } = await loadPostgres(env.databaseUrl ?? '', dump, { marked: true });
      const differences = compareCounts(manifest.counts, counts);
      if (differences.length > 0) throw new OperatorError(`백업의 줄 수가 달라요: ${differences.join(', ')}`);
      report = await finish({ dataDir: scratch, databaseUrl: env.databaseUrl });
    }
    // Books that were imported since stay: the database only knows those it had.
    if (existsSync(join(scratch, 'books'))) await cp(join(scratch, 'books'), env.importedDir, { recursive: true });
    const files = wanted === 'sqlite' ? ['-wal', '-shm', ''].map((suffix) => `${SQLITE_FILE}${suffix}`) : [];
    for (const file of files.toReversed()) await putAside(file);
    if (bringsSecret) {
      await putAside(SECRET_FILE);
      await rename(secretFile, join(env.dataDir, SECRET_FILE));
    }
    // The database itself is the last one: until it is there, a server finds none.
    for (const file of files) {
      if (existsSync(join(scratch, file))) await rename(join(scratch, file), join(env.dataDir, file));
    }
    if (wanted === 'postgres') await clearMark(env);
    return { ...report, name, later, aside };
  } finally {
    if (lock?.isOpen) lock.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function clearMark({ dataDir, databaseUrl }: Env): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl, unfinished: true });
  await restoreMark.clear(database.db).finally(() => database.close());
}
