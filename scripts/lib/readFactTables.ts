import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factTables } from '../../contract/factTables.ts';
import type { FactTable } from '../../domain/book-pack/facts/FactTable.ts';

/** The tables of one book; null where it has none. @throws ZodError for a file of another shape */
export function readFactTables(folder: string, bookNo: number): readonly FactTable[] | null {
  const file = join(folder, `${bookNo}.json`);
  return existsSync(file) ? factTables.parse(JSON.parse(readFileSync(file, 'utf8'))).tables : null;
}
