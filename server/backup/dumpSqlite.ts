import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE } from '../db/engines/sqliteFile.ts';
import { describeCause } from '../errors/describeCause.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import type { Manifest } from './Manifest.ts';
import { queryInThread } from './queryInThread.ts';

/** All pages in one step: in several, every write of the server in between would restart the copy. */
const ALL_AT_ONCE = 2 ** 31 - 1;

/**
 * Copies the embedded database while it is in use: one state of it, in a thread of its own.
 *
 * @param path of the copy
 * @throws OperatorError when the copy is not sound, or there is nothing to copy
 */
export async function dumpSqlite(dataDir: string, path: string): Promise<Pick<Manifest, 'schema' | 'counts'>> {
  let source: DatabaseSync;
  try {
    source = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true, timeout: 30_000 });
  } catch {
    throw new OperatorError(`백업할 데이터 파일이 없어요: ${join(dataDir, SQLITE_FILE)}`);
  }
  try {
    await backup(source, path, { rate: ALL_AT_ONCE });
  } finally {
    source.close();
  }
  return inspectSqlite(path);
}

/** Looks over a database file that nobody uses. @throws OperatorError when it is not sound */
export async function inspectSqlite(path: string): Promise<Pick<Manifest, 'schema' | 'counts'>> {
  const [, verdicts = [], broken = [], tables = [], migrations = []] = await queryInThread(path, [
    // A copy keeps the log mode of its source; alone it needs no log beside it.
    'pragma journal_mode = delete',
    'pragma integrity_check',
    'pragma foreign_key_check',
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
    'select max(name) as name from kysely_migration',
  ]).catch((error: Error) => {
    throw new OperatorError(`데이터를 읽을 수 없어요 (${describeCause(error)}).`);
  });
  const verdict = String(verdicts[0]?.integrity_check);
  if (verdict !== 'ok' || broken.length > 0) throw new OperatorError(`데이터가 온전하지 않아요: ${verdict}`);
  const names = tables.map(({ name }) => String(name));
  const rows = await queryInThread(
    path,
    names.map((name) => `select count(*) as count from "${name}"`),
  );
  const counts = names.map((name, index) => [name, Number(rows[index]?.[0]?.count)] as const);
  return { schema: String(migrations[0]?.name), counts: Object.fromEntries(counts) };
}
