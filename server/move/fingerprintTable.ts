import { createHash } from 'node:crypto';
import type { MovedTable } from './listMovedTables.ts';
import { movedRows, type Row } from './movedRows.ts';

/** What a table holds, the same on both engines and in whatever order its rows lie. */
export interface TableFingerprint {
  rows: number;
  /** Hex. */
  hash: string;
}

const ROWS_AT_ONCE = 1_000;
const MODULUS = 1n << 256n;

/** The sum of the hashes of all rows, so that neither order nor engine matter and two equal rows count twice. */
export async function fingerprintTable(
  place: Parameters<typeof movedRows>[0],
  table: MovedTable,
): Promise<TableFingerprint> {
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
