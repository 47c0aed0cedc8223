import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/Db.ts';
import { introArticles } from '../repositories/introArticles.ts';
import { readArticle } from './readArticle.ts';

export interface LoadedArticles {
  loaded: number;
  refused: { file: string; reason: string }[];
}

/**
 * Brings the articles in line with the Markdown files of a folder. What an operator imported under the same number goes
 * before, and what was withdrawn stays so.
 */
export async function loadArticles(db: Db, root: string): Promise<LoadedArticles> {
  const report: LoadedArticles = { loaded: 0, refused: [] };
  if (!existsSync(root)) return report;
  const known = await introArticles.known(db);
  const kept = new Set<number>();
  for (const file of (await readdir(root)).filter((name) => name.endsWith('.md')).sort()) {
    const text = await readFile(join(root, file), 'utf8');
    const read = readArticle(text);
    if (!read.ok) {
      report.refused.push({ file, reason: read.reason });
      continue;
    }
    const { articleNo } = read.article;
    const hash = createHash('sha256').update(text).digest('base64url');
    const before = known.get(articleNo);
    kept.add(articleNo);
    if (before?.origin === 'OPERATOR' || before?.hash === hash) continue;
    await introArticles.save(db, read.article, { origin: 'CONTENT', hash });
    report.loaded += 1;
  }
  const gone = [...known].filter(([no, { origin }]) => origin === 'CONTENT' && !kept.has(no)).map(([no]) => no);
  if (gone.length > 0 && report.refused.length === 0) await introArticles.remove(db, gone);
  return report;
}
