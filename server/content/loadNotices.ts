import { join } from 'node:path';
import type { Db } from '../db/Db.ts';
import { siteArticles } from './siteArticles.ts';
import { type SyncReport, syncMarkdown } from './syncMarkdown.ts';

export interface LoadedNotices {
  notices: SyncReport;
  faqs: SyncReport;
  popups: SyncReport;
}

/** Brings notices, answers and popups in line with their Markdown files in the content folder. */
export async function loadNotices(db: Db, contentDir: string): Promise<LoadedNotices> {
  const sync = (kind: keyof typeof siteArticles) => {
    const { folder, read } = siteArticles[kind];
    return syncMarkdown(db, join(contentDir, folder), kind, read);
  };
  return { notices: await sync('NOTICE'), faqs: await sync('FAQ'), popups: await sync('POPUP') };
}
