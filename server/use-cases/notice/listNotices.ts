import type { z } from 'zod';
import { PAGE_SIZE } from '../../../contract/envelope.ts';
import type { noticeList } from '../../../contract/home.ts';
import { notices } from '../../repositories/notices.ts';
import type { Context } from '../Context.ts';
import { toNoticeSummary } from './toNoticeSummary.ts';

/** A page of the notices published so far, pinned ones first. */
export async function listNotices(context: Context, page: number): Promise<z.infer<typeof noticeList>> {
  const rows = await notices.list(context.db, context.now, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return {
    items: rows.map(toNoticeSummary),
    page,
    pageSize: PAGE_SIZE,
    totalCount: await notices.count(context.db, context.now),
  };
}
