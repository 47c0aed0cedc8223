import { type SqlBool, sql } from 'kysely';
import type { SiteName } from '#contract/site.ts';
import type { NoticeCategory } from '#domain/help/noticeCategories.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { containsText, partOfText } from '#server/repositories/containsText.ts';
import { shownOnSite } from '#server/repositories/shownOnSite.ts';

export interface NoticeRow {
  articleNo: number;
  title: string;
  category: NoticeCategory;
  pinned: number;
  publishedAt: number;
  viewCount: number;
}

/** Which notices can be seen: those of a site that are out and not hidden. */
interface Place {
  site: SiteName;
  now: number;
}

export interface NoticeFilter extends Place {
  query: string;
  category?: NoticeCategory | undefined;
}

interface NoticeSearch extends Place {
  /** What `like` compares with; undefined: any text. */
  pattern?: string | undefined;
  category?: NoticeCategory | undefined;
}

const SUMMARY = [
  'article_no as articleNo',
  'title',
  'category',
  'pinned',
  'published_at as publishedAt',
  'view_count as viewCount',
] as const;

const pageQuery = compileByShape([], (db, given: NoticeSearch & { limit: number; offset: number }) =>
  found(db, given)
    .select(SUMMARY)
    .orderBy('pinned', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('article_no', 'desc')
    .limit(given.limit)
    .offset(given.offset),
);

const countQuery = compileByShape([], (db, given: NoticeSearch) =>
  found(db, given).select((eb) => eb.fn.countAll<number>().as('count')),
);

const findQuery = compileOnce((db, given: Place & { articleNo: number }) =>
  published(db, given)
    .select([...SUMMARY, 'content'])
    .where('article_no', '=', given.articleNo),
);

const neighbourQuery = compileByShape(
  ['comparison', 'order'],
  (db, given: Place & { comparison: '<' | '>'; publishedAt: number; articleNo: number; order: 'asc' | 'desc' }) =>
    published(db, given)
      .select(['article_no as articleNo', 'title'])
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

const countViewQuery = compileOnce((db, given: { articleNo: number }) =>
  db
    .updateTable('notice')
    .set((eb) => ({ view_count: eb('view_count', '+', 1) }))
    .where('article_no', '=', given.articleNo),
);

const nextQuery = compileOnce((db, given: { now: number }) =>
  db
    .selectFrom('notice')
    .select('published_at as publishedAt')
    .where('published_at', '>', given.now)
    .orderBy('published_at')
    .limit(1),
);

export const notices = {
  /** The instant at which the next notice comes out, on whichever site and hidden or not. */
  async nextPublishedAt(db: Db, now: number): Promise<number | undefined> {
    return (await nextQuery(db, { now })).rows[0]?.publishedAt;
  },

  /** Pinned ones first, then the latest. */
  async page(db: Db, filter: NoticeFilter, limit: number, offset: number): Promise<NoticeRow[]> {
    return (await pageQuery(db, { ...searchOf(filter), limit, offset })).rows;
  },

  async count(db: Db, filter: NoticeFilter): Promise<number> {
    const row = firstRow(await countQuery(db, searchOf(filter)));
    return Number(row.count);
  },

  async find(db: Db, place: Place, articleNo: number): Promise<(NoticeRow & { content: string }) | undefined> {
    return (await findQuery(db, { ...place, articleNo })).rows[0];
  },

  async countView(db: Db, articleNo: number): Promise<void> {
    await countViewQuery(db, { articleNo });
  },

  /** The neighbour in time: the one published just before, or just after. */
  async neighbour(
    db: Db,
    place: Place,
    of: { articleNo: number; publishedAt: number },
    side: 'before' | 'after',
  ): Promise<{ articleNo: number; title: string } | undefined> {
    const [comparison, order] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    return (
      await neighbourQuery(db, { ...place, comparison, publishedAt: of.publishedAt, articleNo: of.articleNo, order })
    ).rows[0];
  },
};

function searchOf({ site, now, query, category }: NoticeFilter): NoticeSearch {
  return { site, now, pattern: query === '' ? undefined : partOfText(query), category };
}

function published(db: Db, { site, now }: Place) {
  return db.selectFrom('notice').where('published_at', '<=', now).where('hidden', '=', 0).where(shownOnSite(site));
}

function found(db: Db, { pattern, category, ...place }: NoticeSearch) {
  const all = published(db, place);
  const searched =
    pattern === undefined ? all : all.where(sql<SqlBool>`(${containsText(['title', 'content'], pattern)})`);
  return category === undefined ? searched : searched.where('category', '=', category);
}
