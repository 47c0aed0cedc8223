import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../db/openDatabase.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import { moveMark } from '../repositories/moveMark.ts';
import { copyTables } from './copyTables.ts';
import { listMovedTables, type MovedTable } from './listMovedTables.ts';
import { movedRows, type Row } from './movedRows.ts';

const ROWS_AT_ONCE = 1_000;

const MODULUS = 1n << 256n;

/** A table as it is on both sides. */
export interface ComparedTable {
  name: string;
  source: TableFingerprint;
  target: TableFingerprint;
  equal: boolean;
}

interface Move {
  /** SQLite that nobody else writes to. Only read. */
  source: Pick<Database, 'db' | 'engine'>;
  targetUrl: string;
  now: number;
  print: (line: string) => void;
}

/**
 * Carries an installation from the embedded database to an empty PostgreSQL database and compares both row by row. Until
 * all rows are equal the target is marked as unfinished: no server starts on it, and the move may be done again.
 *
 * @throws OperatorError when the target holds anything else, or refuses a row
 */
export async function moveDatabase({ source, targetUrl, now, print }: Move): Promise<ComparedTable[]> {
  const target = await openTarget(targetUrl);
  try {
    if (!(await isFree(target))) {
      throw new OperatorError('옮길 데이터베이스가 비어 있지 않아요. 새 데이터베이스를 만들어 주세요.');
    }
    await moveMark.set(target.db, now);
    const tables = await listMovedTables(target.db);
    await copyTables(source, target, tables, print);
    const compared = await compareTables(source, target);
    if (compared.every(({ equal }) => equal)) await moveMark.clear(target.db);
    return compared;
  } finally {
    await target.close();
  }
}

/** Compares an installation with one that it was moved to, and changes nothing. */
export async function checkMove({ source, targetUrl }: Pick<Move, 'source' | 'targetUrl'>): Promise<ComparedTable[]> {
  const target = await openTarget(targetUrl);
  try {
    return await compareTables(source, target);
  } finally {
    await target.close();
  }
}

const openTarget = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '', unfinished: true });

async function compareTables(
  source: Move['source'],
  target: Pick<Database, 'db' | 'engine'>,
): Promise<ComparedTable[]> {
  const compared: ComparedTable[] = [];
  for (const table of await listMovedTables(target.db)) {
    const [here, there] = [await fingerprintTable(source, table), await fingerprintTable(target, table)];
    const equal = here.rows === there.rows && here.hash === there.hash;
    compared.push({ name: table.name, source: here, target: there, equal });
  }
  return compared;
}

/** Whether an earlier move was left unfinished there, or nothing is there but what the tables come with. */
async function isFree({ db }: Pick<Database, 'db'>): Promise<boolean> {
  if (await moveMark.isSet(db)) return true;
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from account) or exists (select 1 from book) or exists (select 1 from institution)
      or exists (select 1 from audit_log) as used`.execute(db);
  return rows[0]?.used === false;
}

/** What a table holds, the same on both engines and in whatever order its rows lie. */
interface TableFingerprint {
  rows: number;
  /** Hex. */
  hash: string;
}

/** The sum of the hashes of all rows, so that neither order nor engine matter and two equal rows count twice. */
async function fingerprintTable(place: Parameters<typeof movedRows>[0], table: MovedTable): Promise<TableFingerprint> {
  const names = [...table.columns].sort();
  let sum = 0n;
  let count = 0;
  for await (const rows of movedRows(place, table, ROWS_AT_ONCE)) {
    for (const row of rows) sum = (sum + hashRow(row, names)) % MODULUS;
    count += rows.length;
  }
  return { rows: count, hash: sum.toString(16).padStart(64, '0') };
}

function hashRow(row: Row, names: readonly string[]): bigint {
  const values = names.map((name) => canonical(row[name]));
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`);
}

/** Bytes are not to be taken for a text that looks like them. */
function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  return typeof value === 'bigint' ? Number(value) : (value ?? null);
}
