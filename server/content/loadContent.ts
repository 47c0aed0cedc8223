import { join } from 'node:path';
import type { Db } from '../db/Db.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { adviceBooks } from '../repositories/adviceBooks.ts';
import { type LoadedArticles, loadArticles } from './loadArticles.ts';
import { type LoadedBooks, loadBooks } from './loadBooks.ts';
import { type LoadedNotices, loadNotices } from './loadNotices.ts';
import { MONTH_PICKS_FILE, readMonthPicks } from './readMonthPicks.ts';
import { settleImports } from './settleImports.ts';

export interface LoadedContent extends LoadedNotices {
  books: LoadedBooks;
  articles: LoadedArticles;
  /** Why the picks of the months were not read; those of before stay. Null when they were. */
  monthPicksRefused: string | null;
}

/**
 * Loads what is new or changed in the content folder. What is broken is left out and reported, the rest loads.
 *
 * @param importedDir packs that operators brought in; a book of the content folder goes before one of its number there
 */
export async function loadContent(
  db: Db,
  contentDir: string,
  now: number,
  importedDir?: string,
): Promise<LoadedContent> {
  if (importedDir !== undefined) await settleImports(importedDir);
  const roots = [join(contentDir, 'books'), ...(importedDir === undefined ? [] : [importedDir])];
  return {
    books: await loadBooks(db, roots, now),
    ...(await loadNotices(db, contentDir)),
    articles: await loadArticles(db, join(contentDir, 'site', 'articles')),
    monthPicksRefused: await loadMonthPicks(db, contentDir),
  };
}

async function loadMonthPicks(db: Db, contentDir: string): Promise<string | null> {
  const read = await readMonthPicks(contentDir);
  if (!read.ok) return read.reason;
  await withTransaction(db, (trx) => adviceBooks.saveMonthPicks(trx, read.months));
  return null;
}

/** What was refused, one line each: file, field, reason. */
export function describeRefused({
  books,
  notices,
  faqs,
  popups,
  articles,
  monthPicksRefused,
}: LoadedContent): string[] {
  return [
    ...books.refused.flatMap(({ folder, problems }) =>
      problems.map(({ file, field, reason }) => `books/${folder}/${file} ${field} ${reason}`),
    ),
    ...notices.refused.map(({ file, reason }) => `site/notices/${file} ${reason}`),
    ...faqs.refused.map(({ file, reason }) => `site/faq/${file} ${reason}`),
    ...popups.refused.map(({ file, reason }) => `site/popups/${file} ${reason}`),
    ...articles.refused.map(({ file, reason }) => `site/articles/${file} ${reason}`),
    ...(monthPicksRefused === null ? [] : [`${MONTH_PICKS_FILE} ${monthPicksRefused}`]),
  ];
}
