import { join } from 'node:path';
import type { Db } from '../db/Db.ts';
import { type LoadedBooks, loadBooks } from './loadBooks.ts';
import { type LoadedNotices, loadNotices } from './loadNotices.ts';

export interface LoadedContent {
  books: LoadedBooks;
  notices: LoadedNotices;
}

/** Loads what is new or changed in the content folder. What is broken is left out and reported, the rest loads. */
export async function loadContent(db: Db, contentDir: string): Promise<LoadedContent> {
  return {
    books: await loadBooks(db, join(contentDir, 'books')),
    notices: await loadNotices(db, join(contentDir, 'site', 'notices')),
  };
}

/** What was refused, one line each: file, field, reason. */
export function describeRefused({ books, notices }: LoadedContent): string[] {
  return [
    ...books.refused.flatMap(({ folder, problems }) =>
      problems.map(({ file, field, reason }) => `books/${folder}/${file} ${field} ${reason}`),
    ),
    ...notices.refused.map(({ file, reason }) => `site/notices/${file} ${reason}`),
  ];
}
