import { type BookCategory, bookCategories } from '#domain/book/bookCategories.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { raqRules } from '#domain/book/rules/raqRules.ts';
import { subCategories } from '#domain/book/subCategories.ts';
import { type BookBadge, type BookSort, bookBadges, bookSorts } from '#domain/search/BookFilter.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import { readPage } from '../../components/pagination/readPage.ts';

/** What is looked for. It lives in the address, so that going back and sharing work. */
export interface SearchState {
  query: string;
  category: BookCategory | null;
  /** Only with a category. */
  subCategory: string | null;
  level: string | null;
  /** Both ends included; null leaves an end open. */
  minRaq: number | null;
  maxRaq: number | null;
  badges: readonly BookBadge[];
  label: string | null;
  /** Null: the order that fits what is asked. */
  sort: BookSort | null;
  /** What can be read and played here comes first, in the orders by relevance and fit. */
  readyFirst: boolean;
  page: number;
}

export const noFilters = {
  category: null,
  subCategory: null,
  level: null,
  minRaq: null,
  maxRaq: null,
  badges: [],
  label: null,
} satisfies Partial<SearchState>;

const LONGEST_LABEL = 20;

/** Nonsense in an address is as if it was not there. */
export function readSearchState(params: URLSearchParams): SearchState {
  const category = oneOf(bookCategories, params.get('category'));
  const badges = (params.get('badges') ?? '').split(',');
  const minRaq = raqOf(params.get('minRaq'), raqRules.min);
  const maxRaq = raqOf(params.get('maxRaq'), raqRules.max);
  const crossed = minRaq !== null && maxRaq !== null && minRaq > maxRaq;
  return {
    query: (params.get('query') ?? '').normalize('NFC').trim().slice(0, 100),
    category,
    subCategory: category && oneOf(subCategories[category], params.get('subCategory')),
    level: readingLevels.find(({ code }) => code === params.get('level'))?.code ?? null,
    minRaq: crossed ? null : minRaq,
    maxRaq: crossed ? null : maxRaq,
    badges: bookBadges.filter((badge) => badges.includes(badge)),
    label: params.get('label')?.normalize('NFC').trim().slice(0, LONGEST_LABEL) || null,
    sort: oneOf(bookSorts, params.get('sort')),
    readyFirst: params.get('first') !== 'ANY',
    page: readPage(params),
  };
}

/** Only what differs from the plain list: these words ask the server and stand in the address. */
export function searchWords(state: SearchState) {
  const { query, category, subCategory, level, minRaq, maxRaq, badges, label, sort, readyFirst, page } = state;
  return {
    ...(query && { query }),
    ...(category !== null && { category }),
    ...(subCategory !== null && { subCategory }),
    ...(level !== null && { level }),
    ...(minRaq !== null && { minRaq: String(minRaq) }),
    ...(maxRaq !== null && { maxRaq: String(maxRaq) }),
    ...(label !== null && { label }),
    ...(sort !== null && { sort }),
    ...(!readyFirst && { first: 'ANY' as const }),
    ...(badges.length > 0 && { badges: badges.join(',') }),
    ...(page > 1 && { page: String(page) }),
  };
}

export function writeSearchState(state: SearchState): URLSearchParams {
  return new URLSearchParams(Object.entries(searchWords(state)));
}

/** The order of a list whose order nobody chose. */
export function sortOf({ sort, query }: SearchState): BookSort {
  return sort ?? (query === '' ? 'FIT' : 'RELEVANCE');
}

/** Whether the order of a list can put first what can be done at once. */
export function mayPutReadyFirst(state: SearchState): boolean {
  const sort = sortOf(state);
  return sort === 'FIT' || sort === 'RELEVANCE';
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find((one) => one === value) ?? null;
}

function raqOf(value: string | null, rules: Parameters<typeof checkRules>[1]): number | null {
  return value !== null && checkRules(value, rules) === null ? Number(value) : null;
}
