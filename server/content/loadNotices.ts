import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/Db.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { notices } from '../repositories/notices.ts';
import { readNotice } from './readNotice.ts';

export interface LoadedNotices {
  loaded: number;
  refused: { file: string; reason: string }[];
}

/** Brings the notices in line with the Markdown files of a folder; how often one was viewed is kept. */
export async function loadNotices(db: Db, root: string): Promise<LoadedNotices> {
  const report: LoadedNotices = { loaded: 0, refused: [] };
  if (!existsSync(root)) return report;
  const known = await notices.hashes(db);
  const kept = new Set<number>();
  for (const file of (await readdir(root)).filter((name) => name.endsWith('.md')).sort()) {
    const text = await readFile(join(root, file), 'utf8');
    const read = readNotice(text);
    if (!read.ok) {
      report.refused.push({ file, reason: read.reason });
      continue;
    }
    const hash = createHash('sha256').update(text).digest('base64url');
    kept.add(read.notice.articleNo);
    if (known.get(read.notice.articleNo) === hash) continue;
    await notices.save(db, read.notice, hash);
    report.loaded += 1;
  }
  const gone = [...known.keys()].filter((articleNo) => !kept.has(articleNo));
  if (gone.length > 0 && report.refused.length === 0) {
    await withTransaction(db, (trx) => notices.remove(trx, gone));
  }
  return report;
}
