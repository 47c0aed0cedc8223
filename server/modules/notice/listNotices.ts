import type { z } from 'zod';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { NoticeQuery, noticeList } from '#contract/home.ts';
import type { SiteName } from '#contract/site.ts';
import { normalizeNfc } from '#domain/text/normalizeNfc.ts';
import type { Context } from '#server/core/Context.ts';
import { notices } from './repositories/notices.ts';
import { toNoticeSummary } from './toNoticeSummary.ts';

/** A page of the notices of a site published so far, pinned ones first. */
export async function listNotices(
  { db, now }: Context,
  site: SiteName,
  { page, query, category }: NoticeQuery,
): Promise<z.infer<typeof noticeList>> {
  const filter = { site, now, query: normalizeNfc(query), category };
  const [rows, totalCount] = await Promise.all([
    notices.page(db, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    notices.count(db, filter),
  ]);
  return { items: rows.map(toNoticeSummary), page, pageSize: PAGE_SIZE, totalCount };
}
