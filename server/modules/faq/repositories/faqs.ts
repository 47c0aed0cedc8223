import { type SqlBool, sql } from 'kysely';
import type { SiteName } from '#contract/site.ts';
import type { FaqCategory } from '#domain/help/faqCategories.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { containsText, partOfText } from '#server/repositories/containsText.ts';
import { shownOnSite } from '#server/repositories/shownOnSite.ts';

export interface FaqRow {
  faqNo: number;
  category: FaqCategory;
  title: string;
  pinned: number;
  viewCount: number;
}

interface FaqFilter {
  site: SiteName;
  query: string;
  category?: FaqCategory | undefined;
}

interface FaqSearch {
  site: SiteName;
  /** What `like` compares with; undefined: any text. */
  pattern?: string | undefined;
  category?: FaqCategory | undefined;
}

const SUMMARY = ['faq_no as faqNo', 'category', 'title', 'pinned', 'view_count as viewCount'] as const;

/** As many answers as one page for search engines carries. */
const MOST_TEXTS = 100;

const pageQuery = compileByShape([], (db, given: FaqSearch & { limit: number; offset: number }) =>
  shown(db, given).select(SUMMARY).orderBy('pinned', 'desc').orderBy('faq_no').limit(given.limit).offset(given.offset),
);

const countQuery = compileByShape([], (db, given: FaqSearch) =>
  shown(db, given).select((eb) => eb.fn.countAll<number>().as('count')),
);

const findQuery = compileOnce((db, given: { site: 'edu' | 'school' | 'home'; faqNo: number }) =>
  shown(db, { site: given.site })
    .select([...SUMMARY, 'content'])
    .where('faq_no', '=', given.faqNo),
);

const textsQuery = compileOnce((db, given: { site: SiteName }) =>
  shown(db, { site: given.site })
    .select(['title', 'content'])
    .orderBy('pinned', 'desc')
    .orderBy('faq_no')
    .limit(MOST_TEXTS),
);

const neighbourQuery = compileByShape(
  ['side'],
  (db, given: { site: SiteName; faqNo: number; side: 'before' | 'after' }) =>
    shown(db, { site: given.site })
      .select(['faq_no as faqNo', 'title'])
      .where('faq_no', given.side === 'before' ? '<' : '>', given.faqNo)
      .orderBy('faq_no', given.side === 'before' ? 'desc' : 'asc')
      .limit(1),
);

const countViewQuery = compileOnce((db, given: { faqNo: number }) =>
  db
    .updateTable('faq')
    .set((eb) => ({ view_count: eb('view_count', '+', 1) }))
    .where('faq_no', '=', given.faqNo),
);

/** Answers of the customer service. */
export const faqs = {
  async page(db: Db, filter: FaqFilter, limit: number, offset: number): Promise<FaqRow[]> {
    return (await pageQuery(db, { ...searchOf(filter), limit, offset })).rows;
  },

  async count(db: Db, filter: FaqFilter): Promise<number> {
    const row = firstRow(await countQuery(db, searchOf(filter)));
    return Number(row.count);
  },

  /** Every answer of a site with its text, in the order of the list. */
  async texts(db: Db, site: SiteName): Promise<{ title: string; content: string }[]> {
    return (await textsQuery(db, { site })).rows;
  },

  async find(db: Db, site: SiteName, faqNo: number): Promise<(FaqRow & { content: string }) | undefined> {
    return (await findQuery(db, { site, faqNo })).rows[0];
  },

  async countView(db: Db, faqNo: number): Promise<void> {
    await countViewQuery(db, { faqNo });
  },

  /** The next answer by number, on either side. */
  async neighbour(
    db: Db,
    site: SiteName,
    faqNo: number,
    side: 'before' | 'after',
  ): Promise<{ faqNo: number; title: string } | undefined> {
    return (await neighbourQuery(db, { site, faqNo, side })).rows[0];
  },
};

function searchOf({ site, query, category }: FaqFilter): FaqSearch {
  return { site, pattern: query === '' ? undefined : partOfText(query), category };
}

function shown(db: Db, { site, pattern, category }: FaqSearch) {
  const open = db.selectFrom('faq').where('hidden', '=', 0).where(shownOnSite(site));
  const found =
    pattern === undefined ? open : open.where(sql<SqlBool>`(${containsText(['title', 'content'], pattern)})`);
  return category === undefined ? found : found.where('category', '=', category);
}
