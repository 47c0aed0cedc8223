import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type BookPackMetadata, bookPackMetadata } from '#contract/bookPack.ts';
import { isOtherBook } from '#domain/book/isOtherBook.ts';
import { subCategories } from '#domain/book/subCategories.ts';
import { type FoundTable, findTable } from '#domain/table/findTable.ts';
import type { Sheet, SheetRow } from '#domain/table/Sheet.ts';
import { formatField } from '../../content/formatField.ts';
import type { CommandContext } from '../CommandContext.ts';
import { admitPack } from './admitPack.ts';
import {
  type CatalogueField,
  headingOf,
  missingHeadings,
  nameCatalogueColumn,
  readCatalogueCells,
} from './catalogueColumns.ts';
import { describeOtherBook } from './describeOtherBook.ts';
import { explainCell } from './explainCell.ts';
import type { ImportRow } from './importTable.ts';
import { type Holdings, isOffered, judgePack, readHoldings } from './judgePack.ts';
import type { ShelvedPack } from './listShelf.ts';
import { plainCover } from './plainCover.ts';
import { readShelf } from './readShelf.ts';
import { type Stage, withStage } from './withStage.ts';

/** Books that come without a number get the next free one from here. */
const FIRST_GIVEN = 100_000;

interface Work {
  context: CommandContext;
  checkOnly: boolean;
  replaced: ReadonlySet<number>;
  stage: Stage;
  holdings: Holdings;
  books: ReadonlyMap<number, BookPackMetadata>;
  /** Numbers of earlier rows. */
  seen: Set<number>;
  /** Title, author and publisher → number, so that a row without one finds its book again. */
  numbers: Map<string, number>;
}

export interface CatalogueImport {
  file: string;
  sheets: readonly Sheet[];
  /** Reports what would happen and writes nothing. */
  checkOnly: boolean;
  /** Numbers whose book may become another one. */
  replaced: ReadonlySet<number>;
}

/**
 * Takes the rows of a catalogue file in, each by itself: a wrong one is reported and writes nothing. A book that is
 * there keeps its missions, text and cover; only its facts change. The same file again changes nothing.
 */
export async function importCatalogue(context: CommandContext, given: CatalogueImport): Promise<ImportRow[]> {
  const { checkOnly, replaced } = given;
  const tables = findTables(given);
  if (tables.every((table) => 'outcome' in table)) return tables as ImportRow[];
  const holdings = await readHoldings(context);
  const books = await readShelf(holdings.shelf);
  const numbers = new Map([...books].map(([bookNo, book]) => [nameOf(book), bookNo]));
  return withStage(async (stage) => {
    const work: Work = { context, checkOnly, replaced, stage, holdings, books, numbers, seen: new Set() };
    const report: ImportRow[] = [];
    for (const table of tables) {
      if ('outcome' in table) report.push(table);
      else {
        const file = named(given.file, table.sheet);
        for (const row of table.rows) {
          report.push(...(await importRow(work, { file, row }, readCatalogueCells(row, table.places))));
        }
      }
    }
    return report;
  });
}

const named = (file: string, sheet: string) => (sheet === '' ? file : `${file} ‘${sheet}’`);

/** The tables of all sheets; of a sheet without one, or a hidden one, the note to print. */
function findTables({ file, sheets }: CatalogueImport): (FoundTable<CatalogueField> | ImportRow)[] {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const tables = filled.map((sheet): FoundTable<CatalogueField> | ImportRow => {
    const line = { book: sheet.name, file: named(file, sheet.name), rowNo: null, bookNo: null, field: '' };
    const table = findTable(sheet, nameCatalogueColumn, ['bookName']);
    const missing = missingHeadings(table?.places ?? new Map());
    if (sheet.hidden) return { ...line, outcome: 'NOTE', reason: '숨긴 시트라서 읽지 않았어요' };
    if (table !== null && missing.length === 0) return table;
    return { ...line, outcome: 'REFUSED', reason: `없는 칸이 있어요: ${missing.join(', ')}` };
  });
  // Beside a sheet of books, one of another kind is only named.
  const hasBooks = tables.some((table) => !('outcome' in table));
  return tables.map((table) => ('outcome' in table && hasBooks ? { ...table, outcome: 'NOTE' } : table));
}

async function importRow(
  work: Work,
  { file, row }: { file: string; row: SheetRow },
  cells: Record<string, unknown>,
): Promise<ImportRow[]> {
  const { rowNo } = row;
  const bookNo = cells.bookNo ?? numberFor(work, cells);
  const line = (outcome: ImportRow['outcome'], field = '', reason = ''): ImportRow => {
    // A number that was only looked out for a row goes back when the row does not come in.
    const claimedNo = outcome === 'REFUSED' ? cells.bookNo : bookNo;
    const known = typeof claimedNo === 'number' ? claimedNo : null;
    return { book: `${file} ${rowNo}`, file, rowNo, bookNo: known, outcome, field, reason };
  };
  const parsed = bookPackMetadata.safeParse({ ...cells, bookNo }, { error: explainCell });
  if (!parsed.success) {
    return parsed.error.issues.map(({ path: [field = '', ...rest], message }) =>
      line('REFUSED', `${headingOf(String(field))}${formatField(rest)}`, message),
    );
  }
  const book = parsed.data;
  if (work.seen.has(book.bookNo)) return [line('REFUSED', headingOf('bookNo'), '같은 책이 두 번 있어요')];
  work.seen.add(book.bookNo);
  work.numbers.set(nameOf(book), book.bookNo);
  const notes = subCategories[book.category].includes(book.subCategory)
    ? []
    : [line('NOTE', headingOf('subCategory'), '찾기 화면에 없는 세부 분류예요')];
  const there = work.holdings.shelf.get(book.bookNo);
  const before = work.books.get(book.bookNo);
  if (
    there?.origin === 'imported' &&
    before !== undefined &&
    isOtherBook(before, book) &&
    !work.replaced.has(book.bookNo)
  ) {
    return [line('REFUSED', headingOf('bookNo'), describeOtherBook(before))];
  }
  const isSame = isDeepStrictEqual(before, book);
  if (isSame && there !== undefined && isOffered(there, work.holdings)) return [line('KNOWN')];
  const staged = await work.stage.put(String(book.bookNo), await packFiles(there, book));
  const verdict = await judgePack(work.context, staged, work.holdings);
  if (verdict.outcome === 'REFUSED') {
    return verdict.problems
      .filter(({ level }) => level === 'error')
      .map(({ file, field, reason }) =>
        line('REFUSED', file === 'book.json' ? headingOf(field) : `${file} ${field}`.trim(), reason),
      );
  }
  if (!work.checkOnly && 'admission' in verdict) await admitPack(work.context, verdict);
  return [line(verdict.outcome), ...notes];
}

function numberFor({ numbers, seen, holdings }: Work, cells: Record<string, unknown>): number {
  const same = numbers.get(nameOf(cells));
  if (same !== undefined) return same;
  let free = FIRST_GIVEN;
  while (holdings.shelf.has(free) || seen.has(free)) free += 1;
  return free;
}

const nameOf = ({ bookName, authorName, publisherName }: Record<string, unknown>) =>
  JSON.stringify([bookName, authorName, publisherName]);

/** The files of the book that is there, with its facts replaced; a new book gets a plain cover. */
async function packFiles(
  there: ShelvedPack | undefined,
  book: BookPackMetadata,
): Promise<Map<string, Uint8Array | string>> {
  const files = new Map<string, Uint8Array | string>();
  for (const name of there === undefined ? [] : await readdir(there.folder)) {
    files.set(name, await readFile(join(there?.folder ?? '', name)));
  }
  if (!files.has('cover.svg')) files.set('cover.svg', plainCover(book));
  return files.set('book.json', `${JSON.stringify(book, null, 2)}\n`);
}
