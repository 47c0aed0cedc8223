import type { NoticeSummary } from '#contract/home.ts';
import { memoizeByObject } from '#server/core/memoizeByObject.ts';
import type { NoticePage } from './repositories/keptNotices.ts';
import { toNoticeSummary } from './toNoticeSummary.ts';

/** The notices of a page as they are listed. Of a page that is kept the same list, so that its text is written once. */
export const noticeSummaries: (page: NoticePage) => NoticeSummary[] = memoizeByObject(({ rows }: NoticePage) =>
  rows.map(toNoticeSummary),
);
