import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BookPack, type BookPackMetadata, bookPack } from '#contract/bookPack.ts';
import { sampleFormsPack, samplePack, samplePaperPack } from '#domain/book-pack/testing/samplePack.ts';
import { packMissions } from '#server/content/packMissions.ts';
import { toCatalogueBook } from '#server/content/toCatalogueBook.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { bookCatalogue } from '#server/repositories/bookCatalogue.ts';

/** `text`: everything. `forms`: the same with quiz items of every form. `paper`: missions of a book read elsewhere. `entry`: the catalogue only. */
export type Depth = 'text' | 'forms' | 'paper' | 'entry';

const samples = { text: samplePack, forms: sampleFormsPack, paper: samplePaperPack };

/** A sound pack of a made-up book, with these facts of its own. */
export function makePack(facts: Partial<BookPackMetadata> & { bookNo: number }, depth: Depth = 'text'): BookPack {
  const { book, ...rest } = samples[depth === 'entry' ? 'paper' : depth](facts.bookNo);
  return bookPack.parse({
    ...rest,
    book: {
      ...book,
      authorName: '책바다 편집부',
      publisherName: '책바다',
      subCategory: '창작동화',
      genre: 'FICTION',
      source: '우리가 지은 이야기',
      ...facts,
    },
  });
}

/** Puts a made-up book into the catalogue, as the content loader would; the higher its number, the newer it is. */
export async function addBook(
  db: Db,
  facts: Partial<BookPackMetadata> & { bookNo: number },
  depth: Depth = 'text',
): Promise<void> {
  const pack = makePack(facts, depth);
  const laid = packMissions(pack);
  if (!laid.ok) throw new Error(laid.problem.reason);
  const book =
    depth === 'entry'
      ? toCatalogueBook({ book: pack.book }, [], `test-${facts.bookNo}`, [])
      : toCatalogueBook(pack, laid.missions, `test-${facts.bookNo}`, []);
  await withTransaction(db, (trx) => bookCatalogue.save(trx, book, facts.bookNo));
}

/** Writes a pack as the folder that the content loader reads. */
export function writePack(root: string, pack: BookPack): string {
  const folder = join(root, String(pack.book.bookNo));
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(pack)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  const picture = (viewBox: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="9" height="9"/></svg>`;
  writeFileSync(join(folder, 'cover.svg'), picture('0 0 300 420'));
  for (const { image } of pack.quiz.items.flatMap((item) => (item.form === undefined ? item.options : []))) {
    if (image !== undefined) writeFileSync(join(folder, image), picture('0 0 96 96'));
  }
  return folder;
}
