import type { z } from 'zod';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { NoticeQuery, noticeList } from '#contract/home.ts';
import type { SiteName } from '#contract/site.ts';
import { normalizeNfc } from '#domain/text/normalizeNfc.ts';
import type { Context } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { noticeSummaries } from './noticeSummaries.ts';
import { keptNotices, type NoticePage } from './repositories/keptNotices.ts';
import { type NoticeFilter, notices } from './repositories/notices.ts';

/** A page of the notices of a site published so far, pinned ones first. */
export async function listNotices(
  { db, now }: Context,
  site: SiteName,
  { page, query, category }: NoticeQuery,
): Promise<z.infer<typeof noticeList>> {
  const filter = { site, now, query: normalizeNfc(query), category };
  const offset = (page - 1) * PAGE_SIZE;
  const found =
    filter.query === '' && category === undefined
      ? await keptNotices.page(db, { site, now, limit: PAGE_SIZE, offset })
      : await findNotices(db, filter, offset);
  return { items: noticeSummaries(found), page, pageSize: PAGE_SIZE, totalCount: found.totalCount };
}

async function findNotices(db: Db, filter: NoticeFilter, offset: number): Promise<NoticePage> {
  const [rows, totalCount] = await Promise.all([
    notices.page(db, filter, PAGE_SIZE, offset),
    notices.count(db, filter),
  ]);
  return { rows, totalCount };
}
