import { type SqlBool, sql } from 'kysely';
import type { SiteName } from '#contract/site.ts';
import type { FaqCategory } from '#domain/help/faqCategories.ts';
import type { Db } from '#server/db/Db.ts';
import { containsText } from '#server/repositories/containsText.ts';
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

const SUMMARY = ['faq_no as faqNo', 'category', 'title', 'pinned', 'view_count as viewCount'] as const;

/** As many answers as one page for search engines carries. */
const MOST_TEXTS = 100;

/** Answers of the customer service. */
export const faqs = {
  async page(db: Db, filter: FaqFilter, limit: number, offset: number): Promise<FaqRow[]> {
    return shown(db, filter)
      .select(SUMMARY)
      .orderBy('pinned', 'desc')
      .orderBy('faq_no')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  async count(db: Db, filter: FaqFilter): Promise<number> {
    const row = await shown(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  /** Every answer of a site with its text, in the order of the list. */
  async texts(db: Db, site: SiteName): Promise<{ title: string; content: string }[]> {
    return shown(db, { site, query: '' })
      .select(['title', 'content'])
      .orderBy('pinned', 'desc')
      .orderBy('faq_no')
      .limit(MOST_TEXTS)
      .execute();
  },

  async find(db: Db, site: SiteName, faqNo: number): Promise<(FaqRow & { content: string }) | undefined> {
    return shown(db, { site, query: '' })
      .select([...SUMMARY, 'content'])
      .where('faq_no', '=', faqNo)
      .executeTakeFirst();
  },

  async countView(db: Db, faqNo: number): Promise<void> {
    await db
      .updateTable('faq')
      .set((eb) => ({ view_count: eb('view_count', '+', 1) }))
      .where('faq_no', '=', faqNo)
      .execute();
  },

  /** The next answer by number, on either side. */
  async neighbour(
    db: Db,
    site: SiteName,
    faqNo: number,
    side: 'before' | 'after',
  ): Promise<{ faqNo: number; title: string } | undefined> {
    return shown(db, { site, query: '' })
      .select(['faq_no as faqNo', 'title'])
      .where('faq_no', side === 'before' ? '<' : '>', faqNo)
      .orderBy('faq_no', side === 'before' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst();
  },
};

function shown(db: Db, { site, query, category }: FaqFilter) {
  const open = db.selectFrom('faq').where('hidden', '=', 0).where(shownOnSite(site));
  const found = query === '' ? open : open.where(sql<SqlBool>`(${containsText(['title', 'content'], query)})`);
  return category === undefined ? found : found.where('category', '=', category);
}
