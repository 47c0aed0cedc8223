import type { NoticeSummary } from '#contract/home.ts';
import type { NoticePage } from './repositories/keptNotices.ts';
import { toNoticeSummary } from './toNoticeSummary.ts';

const known = new WeakMap<NoticePage, NoticeSummary[]>();

/** The notices of a page as they are listed. Of a page that is kept the same list, so that its text is written once. */
export function noticeSummaries(page: NoticePage): NoticeSummary[] {
  const summaries = known.get(page) ?? page.rows.map(toNoticeSummary);
  known.set(page, summaries);
  return summaries;
}
