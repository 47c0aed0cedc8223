import type { NoticeSummary } from '#contract/home.ts';
import type { NoticeRow } from './repositories/notices.ts';

export function toNoticeSummary(row: NoticeRow): NoticeSummary {
  return {
    articleNo: row.articleNo,
    title: row.title,
    category: row.category,
    pinnedYn: row.pinned === 1 ? 'Y' : 'N',
    publishedAt: new Date(row.publishedAt).toISOString(),
    viewCount: row.viewCount,
  };
}
