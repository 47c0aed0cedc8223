import { type SqlBool, sql } from 'kysely';
import type { SiteName } from '#contract/site.ts';
import type { NoticeCategory } from '#domain/help/noticeCategories.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { containsText } from '#server/repositories/containsText.ts';
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

const SUMMARY = [
  'article_no as articleNo',
  'title',
  'category',
  'pinned',
  'published_at as publishedAt',
  'view_count as viewCount',
] as const;

const pageOfAll = compileOnce((db, given: { now: number; site: SiteName; limit: number; offset: number }) =>
  db
    .selectFrom('notice')
    .select(SUMMARY)
    .where('published_at', '<=', given.now)
    .where('hidden', '=', 0)
    .where(shownOnSite(given.site))
    .orderBy('pinned', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('article_no', 'desc')
    .limit(given.limit)
    .offset(given.offset),
);

const countAll = compileOnce((db, given: { now: number; site: SiteName }) =>
  db
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('published_at', '<=', given.now)
    .where('hidden', '=', 0)
    .where(shownOnSite(given.site)),
);

const nextOfAll = compileOnce((db, given: { now: number }) =>
  db
    .selectFrom('notice')
    .select('published_at as publishedAt')
    .where('published_at', '>', given.now)
    .orderBy('published_at')
    .limit(1),
);

export const notices = {
  /** Pinned ones first, then the latest; without words and category, as most lists are asked. */
  async pageOfAll(db: Db, { site, now }: Place, limit: number, offset: number): Promise<NoticeRow[]> {
    return (await pageOfAll(db, { now, site, limit, offset })).rows;
  },

  async countAll(db: Db, { site, now }: Place): Promise<number> {
    const { rows } = await countAll(db, { now, site });
    return rows[0]?.count ?? 0;
  },

  /** The instant at which the next notice comes out, on whichever site and hidden or not. */
  async nextPublishedAt(db: Db, now: number): Promise<number | undefined> {
    const { rows } = await nextOfAll(db, { now });
    return rows[0]?.publishedAt;
  },

  /** Pinned ones first, then the latest. */
  async page(db: Db, filter: NoticeFilter, limit: number, offset: number): Promise<NoticeRow[]> {
    return found(db, filter)
      .select(SUMMARY)
      .orderBy('pinned', 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('article_no', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  async count(db: Db, filter: NoticeFilter): Promise<number> {
    const row = await found(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  async find(db: Db, place: Place, articleNo: number): Promise<(NoticeRow & { content: string }) | undefined> {
    return published(db, place)
      .select([...SUMMARY, 'content'])
      .where('article_no', '=', articleNo)
      .executeTakeFirst();
  },

  async countView(db: Db, articleNo: number): Promise<void> {
    await db
      .updateTable('notice')
      .set((eb) => ({ view_count: eb('view_count', '+', 1) }))
      .where('article_no', '=', articleNo)
      .execute();
  },

  /** The neighbour in time: the one published just before, or just after. */
  async neighbour(
    db: Db,
    place: Place,
    of: { articleNo: number; publishedAt: number },
    side: 'before' | 'after',
  ): Promise<{ articleNo: number; title: string } | undefined> {
    const [comparison, order] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    return published(db, place)
      .select(['article_no as articleNo', 'title'])
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

function published(db: Db, { site, now }: Place) {
  return db.selectFrom('notice').where('published_at', '<=', now).where('hidden', '=', 0).where(shownOnSite(site));
}

function found(db: Db, { query, category, ...place }: NoticeFilter) {
  const all = published(db, place);
  const searched = query === '' ? all : all.where(sql<SqlBool>`(${containsText(['title', 'content'], query)})`);
  return category === undefined ? searched : searched.where('category', '=', category);
}
