import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type BookPackMetadata, bookPackMetadata } from '../../../contract/bookPack.ts';
import { subCategories } from '../../../domain/book/subCategories.ts';
import { formatField } from '../../content/formatField.ts';
import type { Desk } from '../Desk.ts';
import { admitPack } from './admitPack.ts';
import { findCatalogueColumns, headingOf, readCatalogueCells } from './catalogueColumns.ts';
import { explainCell } from './explainCell.ts';
import type { ImportRow } from './importTable.ts';
import { type Holdings, isOffered, judgePack, readHoldings } from './judgePack.ts';
import type { ShelvedPack } from './listShelf.ts';
import { plainCover } from './plainCover.ts';
import { readShelf } from './readShelf.ts';
import { replacedBook } from './replacedBook.ts';
import { type Stage, withStage } from './withStage.ts';

/** Books that come without a number get the next free one from here. */
const FIRST_GIVEN = 100_000;

interface Work {
  desk: Desk;
  file: string;
  checkOnly: boolean;
  /** Whether a number may go to another book. */
  replace: boolean;
  stage: Stage;
  holdings: Holdings;
  books: ReadonlyMap<number, BookPackMetadata>;
  /** Numbers of earlier rows. */
  seen: Set<number>;
  /** Title, author and publisher → number, so that a row without one finds its book again. */
  numbers: Map<string, number>;
}

/**
 * Takes the rows of a catalogue file in, each by itself: a wrong one is reported and writes nothing. A book that is
 * there keeps its missions, text and cover; only its facts change. The same file again changes nothing.
 *
 * @param rows texts of the cells, the headings first
 * @param given `checkOnly` says what would happen and writes nothing; `replace` lets a number go to another book
 */
export async function importCatalogue(
  desk: Desk,
  given: { file: string; rows: readonly (readonly string[])[]; checkOnly: boolean; replace: boolean },
): Promise<ImportRow[]> {
  const { file, checkOnly, replace } = given;
  const [headings = [], ...rows] = given.rows;
  const { at, missing } = findCatalogueColumns(headings);
  if (missing.length > 0) {
    const reason = `첫 줄에 없는 칸이 있어요: ${missing.join(', ')}`;
    return [{ book: '', file, rowNo: 1, bookNo: null, outcome: 'REFUSED', field: '', reason }];
  }
  const holdings = await readHoldings(desk);
  const books = await readShelf(holdings.shelf);
  const numbers = new Map([...books].map(([bookNo, book]) => [nameOf(book), bookNo]));
  return withStage(async (stage) => {
    const work: Work = { desk, file, checkOnly, replace, stage, holdings, books, numbers, seen: new Set() };
    const report: ImportRow[] = [];
    for (const [index, cells] of rows.entries()) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      report.push(...(await importRow(work, index + 2, readCatalogueCells(cells, at))));
    }
    return report;
  });
}

async function importRow(work: Work, rowNo: number, cells: Record<string, unknown>): Promise<ImportRow[]> {
  const bookNo = cells.bookNo ?? numberFor(work, cells);
  const line = (outcome: ImportRow['outcome'], field = '', reason = ''): ImportRow => {
    // A number that was only looked out for a row goes back when the row does not come in.
    const told = outcome === 'REFUSED' ? cells.bookNo : bookNo;
    const known = typeof told === 'number' ? told : null;
    return { book: String(rowNo), file: work.file, rowNo, bookNo: known, outcome, field, reason };
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
  const before = work.replace || there?.origin === 'content' ? undefined : work.books.get(book.bookNo);
  const other = replacedBook(before, book);
  if (other !== null) return [line('REFUSED', headingOf('bookNo'), other)];
  const isSame = isDeepStrictEqual(work.books.get(book.bookNo), book);
  if (isSame && there !== undefined && isOffered(there, work.holdings)) return [line('KNOWN')];
  const staged = await work.stage.put(String(book.bookNo), await packFiles(there, book));
  const verdict = await judgePack(work.desk, staged, work.holdings);
  if (verdict.outcome === 'REFUSED') {
    return verdict.problems
      .filter(({ level }) => level === 'error')
      .map(({ file, field, reason }) =>
        line('REFUSED', file === 'book.json' ? headingOf(field) : `${file} ${field}`.trim(), reason),
      );
  }
  if (!work.checkOnly && 'admission' in verdict) await admitPack(work.desk, verdict);
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
