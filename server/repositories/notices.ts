import { compileOnce } from '../db/compileOnce.ts';
import type { Db, Trx } from '../db/Db.ts';

export interface NoticeRow {
  articleNo: number;
  title: string;
  pinned: number;
  publishedAt: number;
  viewCount: number;
}

const SUMMARY = [
  'article_no as articleNo',
  'title',
  'pinned',
  'published_at as publishedAt',
  'view_count as viewCount',
] as const;

const publishedPage = compileOnce((db, given: { now: number; limit: number; offset: number }) =>
  db
    .selectFrom('notice')
    .select(SUMMARY)
    .where('published_at', '<=', given.now)
    .orderBy('pinned', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('article_no', 'desc')
    .limit(given.limit)
    .offset(given.offset),
);

const publishedCount = compileOnce((db, given: { now: number }) =>
  db
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('published_at', '<=', given.now),
);

export const notices = {
  async hashes(db: Db): Promise<Map<number, string>> {
    const rows = await db.selectFrom('notice').select(['article_no', 'content_hash']).execute();
    return new Map(rows.map((row) => [row.article_no, row.content_hash]));
  },

  async save(
    db: Db,
    notice: { articleNo: number; title: string; content: string; pinned: boolean; publishedAt: number },
    contentHash: string,
  ): Promise<void> {
    const row = {
      title: notice.title,
      content: notice.content,
      pinned: notice.pinned ? 1 : 0,
      published_at: notice.publishedAt,
      content_hash: contentHash,
    };
    await db
      .insertInto('notice')
      .values({ article_no: notice.articleNo, view_count: 0, ...row })
      .onConflict((conflict) => conflict.column('article_no').doUpdateSet(row))
      .execute();
  },

  async remove(trx: Trx, articleNos: readonly number[]): Promise<void> {
    await trx.deleteFrom('notice').where('article_no', 'in', articleNos).execute();
  },

  /** Pinned ones first, then the latest. */
  async list(db: Db, now: number, limit: number, offset: number): Promise<NoticeRow[]> {
    return (await publishedPage(db, { now, limit, offset })).rows;
  },

  async count(db: Db, now: number): Promise<number> {
    return (await publishedCount(db, { now })).rows[0]?.count ?? 0;
  },

  /** One notice with its text, counted as viewed once more. */
  async view(db: Db, articleNo: number, now: number): Promise<(NoticeRow & { content: string }) | undefined> {
    return db
      .updateTable('notice')
      .set((eb) => ({ view_count: eb('view_count', '+', 1) }))
      .where('article_no', '=', articleNo)
      .where('published_at', '<=', now)
      .returning([...SUMMARY, 'content'])
      .executeTakeFirst();
  },

  /** The neighbour in time: the one published just before, or just after. */
  async neighbour(
    db: Db,
    of: { articleNo: number; publishedAt: number },
    side: 'before' | 'after',
    now: number,
  ): Promise<{ articleNo: number; title: string } | undefined> {
    const [comparison, order] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    return db
      .selectFrom('notice')
      .select(['article_no as articleNo', 'title'])
      .where('published_at', '<=', now)
      .where((eb) =>
        eb.or([
          eb('published_at', comparison, of.publishedAt),
          eb.and([eb('published_at', '=', of.publishedAt), eb('article_no', comparison, of.articleNo)]),
        ]),
      )
      .orderBy('published_at', order)
      .orderBy('article_no', order)
      .limit(1)
      .executeTakeFirst();
  },
};
