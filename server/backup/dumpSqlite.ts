import { join } from 'node:path';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { SQLITE_FILE } from '../db/engines/openSqlite.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import type { Manifest } from './Manifest.ts';

/** All pages in one step: in several, every write of the server in between would begin the copy anew. */
const ALL_AT_ONCE = 2 ** 31 - 1;

/**
 * Copies the embedded database while it is in use: one state of it, in a thread of its own.
 *
 * @param path of the copy
 * @throws OperatorError when the copy is not sound, or there is nothing to copy
 */
export async function dumpSqlite(dataDir: string, path: string): Promise<Pick<Manifest, 'schema' | 'counts'>> {
  let source: InstanceType<typeof DatabaseSync>;
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
export function inspectSqlite(path: string): Pick<Manifest, 'schema' | 'counts'> {
  const copy = new DatabaseSync(path);
  try {
    // A copy keeps the log mode of its source; alone it needs no log beside it.
    copy.exec('pragma journal_mode = delete');
    const text = (sql: string) => Object.values(copy.prepare(sql).get() as Record<string, unknown>)[0];
    const verdict = text('pragma integrity_check');
    const broken = copy.prepare('pragma foreign_key_check').all();
    if (verdict !== 'ok' || broken.length > 0) throw new OperatorError(`데이터가 온전하지 않아요: ${verdict}`);
    const tables = copy
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
      .all() as { name: string }[];
    const counts = tables.map(({ name }) => [name, Number(text(`select count(*) from "${name}"`))] as const);
    return { schema: String(text('select max(name) from kysely_migration')), counts: Object.fromEntries(counts) };
  } finally {
    copy.close();
  }
}
