import { compileByShape } from '../db/compileByShape.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { firstRow } from '../db/firstRow.ts';

export interface ArticleRow {
  articleNo: number;
  title: string;
  summary: string;
  picture: string;
  publishedAt: number;
}

export type ArticleOrigin = 'CONTENT' | 'OPERATOR';

const SUMMARY = ['article_no as articleNo', 'title', 'summary', 'picture', 'published_at as publishedAt'] as const;

const listQuery = compileOnce((db, given: { now: number; limit: number; offset: number }) =>
  db
    .selectFrom('intro_article')
    .select(SUMMARY)
    .where('withdrawn_at', 'is', null)
    .where('published_at', '<=', given.now)
    .orderBy('published_at', 'desc')
    .orderBy('article_no', 'desc')
    .limit(given.limit)
    .offset(given.offset),
);

const countQuery = compileOnce((db, given: { now: number }) =>
  db
    .selectFrom('intro_article')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('withdrawn_at', 'is', null)
    .where('published_at', '<=', given.now),
);

const findQuery = compileOnce((db, given: { articleNo: number; now: number }) =>
  db
    .selectFrom('intro_article')
    .select([...SUMMARY, 'content'])
    .where('article_no', '=', given.articleNo)
    .where('withdrawn_at', 'is', null)
    .where('published_at', '<=', given.now),
);

const neighbourQuery = compileByShape(
  ['comparison', 'order'],
  (db, given: { now: number; comparison: '<' | '>'; publishedAt: number; articleNo: number; order: 'asc' | 'desc' }) =>
    db
      .selectFrom('intro_article')
      .select(['article_no as articleNo', 'title'])
      .where('withdrawn_at', 'is', null)
      .where('published_at', '<=', given.now)
      .where((eb) =>
        eb.or([
          eb('published_at', given.comparison, given.publishedAt),
          eb.and([eb('published_at', '=', given.publishedAt), eb('article_no', given.comparison, given.articleNo)]),
        ]),
      )
      .orderBy('published_at', given.order)
      .orderBy('article_no', given.order)
      .limit(1),
);

/** Articles for visitors. What was withdrawn stays as a row, so that its file does not bring it back. */
export const introArticles = {
  async known(db: Db): Promise<Map<number, { hash: string; origin: ArticleOrigin; withdrawn: boolean }>> {
    const rows = await db
      .selectFrom('intro_article')
      .select(['article_no', 'content_hash', 'origin', 'withdrawn_at'])
      .execute();
    return new Map(
      rows.map((row) => [
        row.article_no,
        { hash: row.content_hash, origin: row.origin, withdrawn: row.withdrawn_at !== null },
      ]),
    );
  },

  /** Adds or replaces an article. An import shows it again when it was withdrawn; a file does not. */
  async save(
    db: Db,
    article: ArticleRow & { content: string },
    from: { origin: ArticleOrigin; hash: string },
  ): Promise<void> {
    const row = {
      title: article.title,
      summary: article.summary,
      picture: article.picture,
      content: article.content,
      published_at: article.publishedAt,
      content_hash: from.hash,
      origin: from.origin,
    };
    await db
      .insertInto('intro_article')
      .values({ article_no: article.articleNo, withdrawn_at: null, ...row })
      .onConflict((conflict) =>
        conflict.column('article_no').doUpdateSet(from.origin === 'OPERATOR' ? { ...row, withdrawn_at: null } : row),
      )
      .execute();
  },

  async remove(db: Db, articleNos: readonly number[]): Promise<void> {
    await db.deleteFrom('intro_article').where('article_no', 'in', articleNos).execute();
  },

  /** @returns false when no such article is shown */
  async withdraw(db: Db, articleNo: number, now: number): Promise<boolean> {
    const updated = await db
      .updateTable('intro_article')
      .set({ withdrawn_at: now })
      .where('article_no', '=', articleNo)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** The latest first. */
  async list(db: Db, now: number, limit: number, offset: number): Promise<ArticleRow[]> {
    return (await listQuery(db, { now, limit, offset })).rows;
  },

  async count(db: Db, now: number): Promise<number> {
    const row = firstRow(await countQuery(db, { now }));
    return row.count;
  },

  async find(db: Db, articleNo: number, now: number): Promise<(ArticleRow & { content: string }) | undefined> {
    return (await findQuery(db, { articleNo, now })).rows[0];
  },

  /** The neighbour in time: the one published just before, or just after. */
  async neighbour(
    db: Db,
    of: { articleNo: number; publishedAt: number },
    side: 'before' | 'after',
    now: number,
  ): Promise<{ articleNo: number; title: string } | undefined> {
    const [comparison, order] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    return (await neighbourQuery(db, { now, comparison, publishedAt: of.publishedAt, articleNo: of.articleNo, order }))
      .rows[0];
  },
};
