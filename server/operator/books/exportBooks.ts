import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import type { BookPackMetadata } from '#contract/bookPack.ts';
import { guardFormula, toCsv } from '#domain/interchange/toCsv.ts';
import { OperatorError } from '../OperatorError.ts';
import { catalogueColumns } from './catalogueColumns.ts';
import type { ShelvedPack } from './listShelf.ts';

export const exportFormats = ['csv', 'xlsx', 'packs'] as const;
export type ExportFormat = (typeof exportFormats)[number];

interface Shelved {
  pack: ShelvedPack;
  book: BookPackMetadata;
}

/** Writes books as a file of the catalogue, or their packs as a folder or a zip. Nothing that is there is replaced. */
export async function exportBooks(books: readonly Shelved[], format: ExportFormat, out: string): Promise<void> {
  if (existsSync(out)) throw new OperatorError(`이미 있어요: ${out}. 다른 이름을 적어 주세요.`);
  if (format === 'packs') await writePacks(books, out);
  else {
    const table = catalogueTable(books.map(({ book }) => book));
    if (format === 'csv') await writeFile(out, toCsv(table), { flag: 'wx' });
    else
      await writeExcelFile(
        table.map((line) => line.map((value) => ({ type: String, value: guardFormula(value) }))),
      ).toFile(out);
  }
}

/** The catalogue as texts, its headings first. */
export function catalogueTable(books: readonly BookPackMetadata[]): string[][] {
  return [
    catalogueColumns.map(({ headings: [heading = ''] }) => heading),
    ...books.map((book) => catalogueColumns.map(({ write }) => write(book))),
  ];
}

async function writePacks(books: readonly Shelved[], out: string): Promise<void> {
  if (extname(out).toLowerCase() !== '.zip') {
    await mkdir(out, { recursive: true });
    for (const { pack } of books) await cp(pack.folder, join(out, String(pack.bookNo)), { recursive: true });
    return;
  }
  const files: Record<string, Uint8Array> = {};
  for (const { pack } of books) {
    for (const name of await readdir(pack.folder)) {
      files[`${pack.bookNo}/${name}`] = await readFile(join(pack.folder, name));
    }
  }
  // The same books give the same bytes, whenever they are written.
  await writeFile(out, zipSync(files, { mtime: new Date(1980, 0, 2) }), { flag: 'wx' });
}
