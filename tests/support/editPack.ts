import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRefused, loadContent } from '#server/content/loadContent.ts';
import type { TestApp } from './buildTestApp.ts';

/** Edits one file of a book pack as an author does, and has the server read it. */
export async function editPack<T>(
  app: TestApp,
  bookNo: number,
  file: string,
  change: (content: T) => unknown,
): Promise<void> {
  const path = join(folderOf(app, bookNo), file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as T)));
  await readAgain(app);
}

/** Makes a catalogue entry of a pack: its missions are gone. */
export async function stripPack(app: TestApp, bookNo: number): Promise<void> {
  const folder = folderOf(app, bookNo);
  const kept = ['book.json', 'cover.svg'];
  for (const file of readdirSync(folder).filter((name) => !kept.includes(name))) rmSync(join(folder, file));
  await readAgain(app);
}

/** Takes a pack out of the catalogue. */
export async function removePack(app: TestApp, bookNo: number): Promise<void> {
  rmSync(folderOf(app, bookNo), { recursive: true });
  await readAgain(app);
}

const folderOf = (app: TestApp, bookNo: number) => join(app.env.contentDir, 'books', `${bookNo}`);

async function readAgain(app: TestApp): Promise<void> {
  const content = await loadContent(app.db, app.env.contentDir, app.clock.now());
  if (content.books.refused.length > 0) throw new Error(describeRefused(content).join('\n'));
}

/** Changes what a book is worth. */
export const changeMaxPoint = (app: TestApp, bookNo: number, maxPoint: number) =>
  editPack<object>(app, bookNo, 'book.json', (book) => ({ ...book, maxPoint }));
