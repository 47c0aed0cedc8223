import type { FaqList, FaqQuery, FaqSummary } from '#contract/customerService.ts';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { SiteName } from '#contract/site.ts';
import { normalizeNfc } from '#domain/text/normalizeNfc.ts';
import type { Context } from '#server/core/Context.ts';
import { type FaqRow, faqs } from './repositories/faqs.ts';

/** A page of the answers of a site, pinned ones first. */
export async function listFaqs({ db }: Context, site: SiteName, query: FaqQuery): Promise<FaqList> {
  const { page, category } = query;
  const filter = { site, query: normalizeNfc(query.query), category };
  const [rows, totalCount] = await Promise.all([
    faqs.page(db, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    faqs.count(db, filter),
  ]);
  return { items: rows.map(toFaqSummary), page, pageSize: PAGE_SIZE, totalCount };
}

export function toFaqSummary({ pinned, ...row }: FaqRow): FaqSummary {
  return { ...row, pinnedYn: pinned === 1 ? 'Y' : 'N' };
}
