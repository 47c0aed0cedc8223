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
import { judgePack } from './judgePack.ts';
import { listShelf, type ShelvedPack } from './listShelf.ts';
import { plainCover } from './plainCover.ts';
import { readShelf } from './readShelf.ts';
import { type Stage, withStage } from './withStage.ts';

/** Books that come without a number get the next free one from here. */
const FIRST_GIVEN = 100_000;

interface Work {
  desk: Desk;
  file: string;
  checkOnly: boolean;
  stage: Stage;
  shelf: ReadonlyMap<number, ShelvedPack>;
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
 * @param checkOnly says what would happen and writes nothing
 */
export async function importCatalogue(
  desk: Desk,
  given: { file: string; rows: readonly (readonly string[])[]; checkOnly: boolean },
): Promise<ImportRow[]> {
  const { file, checkOnly } = given;
  const [headings = [], ...rows] = given.rows;
  const { at, missing } = findCatalogueColumns(headings);
  if (missing.length > 0) {
    const reason = `첫 줄에 없는 칸이 있어요: ${missing.join(', ')}`;
    return [{ file, rowNo: 1, bookNo: null, outcome: 'REFUSED', field: '', reason }];
  }
  const shelf = await listShelf(desk.books);
  const books = await readShelf(shelf);
  const numbers = new Map([...books].map(([bookNo, book]) => [nameOf(book), bookNo]));
  return withStage(async (stage) => {
    const work: Work = { desk, file, checkOnly, stage, shelf, books, numbers, seen: new Set() };
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
    return { file: work.file, rowNo, bookNo: typeof told === 'number' ? told : null, outcome, field, reason };
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
  if (isDeepStrictEqual(work.books.get(book.bookNo), book)) return [line('KNOWN')];
  const files = await packFiles(work.shelf.get(book.bookNo), book);
  const verdict = await judgePack(await work.stage.put(String(book.bookNo), files), work.shelf);
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

function numberFor({ numbers, seen, shelf }: Work, cells: Record<string, unknown>): number {
  const same = numbers.get(nameOf(cells));
  if (same !== undefined) return same;
  let free = FIRST_GIVEN;
  while (shelf.has(free) || seen.has(free)) free += 1;
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
