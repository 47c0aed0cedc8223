import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkMarkdown } from '#domain/text/checkMarkdown.ts';
import type { Db } from '../db/Db.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { type ArticleKind, type ArticleValues, articleStore } from '../repositories/articleStore.ts';

export interface SyncReport {
  loaded: number;
  refused: { file: string; reason: string }[];
}

export interface ReadArticle {
  number: number;
  values: ArticleValues;
}

export type ArticleReader = (text: string) => { ok: true; article: ReadArticle } | { ok: false; reason: string };

/** Reads a file of articles and refuses what may not be published. */
export function readSafely(read: ArticleReader, text: string): ReturnType<ArticleReader> {
  const found = read(text);
  if (!found.ok) return found;
  const reason = checkMarkdown(found.article.values.content);
  return reason === null ? found : { ok: false, reason };
}

/**
 * Brings the articles of a kind in line with the Markdown files of a folder. How often one was viewed is kept, and what
 * operators brought in or hid stays theirs.
 */
export async function syncMarkdown(db: Db, root: string, kind: ArticleKind, read: ArticleReader): Promise<SyncReport> {
  const report: SyncReport = { loaded: 0, refused: [] };
  if (!existsSync(root)) return report;
  const known = new Map((await articleStore.list(db, kind)).map((article) => [article.number, article]));
  const kept = new Set<number>();
  for (const file of (await readdir(root)).filter((name) => name.endsWith('.md')).sort()) {
    const text = await readFile(join(root, file), 'utf8');
    const found = readSafely(read, text);
    if (!found.ok) {
      report.refused.push({ file, reason: found.reason });
      continue;
    }
    const { number, values } = found.article;
    if (number === 0) {
      report.refused.push({ file, reason: '번호를 적어 주세요' });
      continue;
    }
    const hash = createHash('sha256').update(text).digest('base64url');
    kept.add(number);
    const before = known.get(number);
    if (before?.hash === hash || before?.origin === 'OPERATOR') continue;
    await articleStore.save(db, kind, number, values, 'CONTENT', hash);
    report.loaded += 1;
  }
  const gone = [...known.values()].filter(({ number, origin }) => origin === 'CONTENT' && !kept.has(number));
  if (report.refused.length === 0) {
    await withTransaction(db, (trx) =>
      articleStore.remove(
        trx,
        kind,
        gone.map(({ number }) => number),
      ),
    );
  }
  return report;
}
