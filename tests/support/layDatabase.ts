import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SQLITE_FILE } from '#server/db/engines/sqliteFile.ts';
import { type Database, openDatabase } from '#server/db/openDatabase.ts';

/** What of a content folder goes into the database. */
const STORED = ['books', 'site', 'recommendation'];
/** Database files kept, of about a mebibyte; some tests write a content folder that no other has. */
const KEPT = 16;

const files = new Map<string, Promise<Buffer>>();

/**
 * Lays an embedded database into a folder that has none, as opening and filling one would. That is done once in a
 * process for each `key`; then bytes are copied, since the steps of the schema take longer than most tests.
 */
export async function layDatabase(
  dataDir: string,
  key: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const file = files.get(key) ?? makeFile(key, fill);
  // The one that was asked for last stays longest.
  files.delete(key);
  files.set(key, file);
  const [oldest] = files.keys();
  if (files.size > KEPT && oldest !== undefined) files.delete(oldest);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, SQLITE_FILE), await file);
}

async function makeFile(key: string, fill: (database: Database) => Promise<void>): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-template-'));
  try {
    if (key !== 'tables') await layDatabase(dataDir, 'tables', async () => {});
    const database = await openDatabase({ dataDir });
    await fill(database);
    // What is still in the journal is brought into the file: closing leaves that to the next start.
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
    await database.close();
    return readFileSync(join(dataDir, SQLITE_FILE));
  } catch (error) {
    files.delete(key);
    throw error;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The same for content folders from which the same is stored. */
export function contentKey(contentDir: string): string {
  const hash = createHash('sha256');
  for (const part of STORED) {
    const root = join(contentDir, part);
    if (!existsSync(root)) continue;
    const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
    for (const path of paths) {
      const bytes = readFileSync(path);
      hash.update(`${path.slice(contentDir.length)}:${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('base64url');
}
