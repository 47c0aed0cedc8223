import { readPage } from '#src/components/pagination/readPage.ts';

export const purses = ['POINT', 'SHELL'] as const;
export const pointTabs = ['ALL', 'EARNED', 'SPENT'] as const;

/** What the points page shows; it lives in the address, so that it can be kept, shared and gone back to. */
export interface PointFilter {
  purse: (typeof purses)[number];
  tab: (typeof pointTabs)[number];
  /** Day keys; null is open on that side. */
  from: string | null;
  to: string | null;
  page: number;
}

/** Reads the address; what makes no sense falls back to everything. */
export function readPointFilter(search: URLSearchParams): PointFilter {
  const purse = purses.find((each) => each === search.get('purse')) ?? 'POINT';
  const tab = pointTabs.find((each) => each === search.get('tab')) ?? 'ALL';
  return {
    purse,
    // Book points are never spent: all entries are earned ones.
    tab: purse === 'POINT' ? 'ALL' : tab,
    from: readDay(search.get('from')),
    to: readDay(search.get('to')),
    page: readPage(search),
  };
}

/** The address of a filter, without what is as usual. */
export function writePointFilter(filter: PointFilter): Record<string, string> {
  return {
    ...(filter.purse === 'POINT' ? {} : { purse: filter.purse }),
    ...(filter.tab === 'ALL' || filter.purse === 'POINT' ? {} : { tab: filter.tab }),
    ...(filter.from ? { from: filter.from } : {}),
    ...(filter.to ? { to: filter.to } : {}),
    ...(filter.page > 1 ? { page: String(filter.page) } : {}),
  };
}

function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
