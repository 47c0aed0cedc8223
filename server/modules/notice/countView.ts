import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import type { Reader } from './readerOf.ts';
import { articleViews } from './repositories/articleViews.ts';

/**
 * Whether a view counts: once for each visitor and day. Only a digest of who it was is kept, with the day in it, so that
 * two days of one visitor cannot be linked.
 *
 * @param db an open transaction
 */
export async function countView(db: Db, reader: Reader, kind: 'NOTICE' | 'FAQ', articleNo: number): Promise<boolean> {
  const dayKey = seoulDay(reader.now);
  const visitorKey = reader.secrets.hmac('article-view', `${dayKey} ${reader.who}`);
  return articleViews.note(db, { kind, articleNo, dayKey, visitorKey });
}
