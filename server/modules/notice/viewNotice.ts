import type { Notice } from '#contract/home.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { countView } from './countView.ts';
import type { Reader } from './readerOf.ts';
import { notices } from './repositories/notices.ts';
import { toNoticeSummary } from './toNoticeSummary.ts';

/** A notice with its neighbours in time; counts one view for each visitor and day. @throws AppError NOT_FOUND */
export async function viewNotice(reader: Reader, articleNo: number): Promise<Notice> {
  const { site, now } = reader;
  return withTransaction(reader.db, async (db) => {
    const row = await notices.find(db, { site, now }, articleNo);
    if (!row) throw new AppError('NOT_FOUND');
    const counted = await countView(db, reader, 'NOTICE', articleNo);
    if (counted) await notices.countView(db, articleNo);
    const reads = joinReads(db);
    const [previous = null, next = null] = await Promise.all([
      notices.neighbour(reads, { site, now }, row, 'before'),
      notices.neighbour(reads, { site, now }, row, 'after'),
    ]);
    return {
      ...toNoticeSummary({ ...row, viewCount: row.viewCount + (counted ? 1 : 0) }),
      content: row.content,
      previous,
      next,
    };
  });
}
