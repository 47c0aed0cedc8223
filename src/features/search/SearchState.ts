import { type BookCategory, bookCategories } from '../../../domain/book/bookCategories.ts';

/** What is looked for. It lives in the address, so that going back and sharing work. */
export interface SearchState {
  query: string;
  category: BookCategory | null;
  page: number;
}

const MAXIMUM_PAGE = 10_000;

export function readSearchState(params: URLSearchParams): SearchState {
  const category = params.get('category');
  const page = Number(params.get('page'));
  return {
    query: (params.get('query') ?? '').trim().slice(0, 100),
    category: bookCategories.find((known) => known === category) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= MAXIMUM_PAGE ? page : 1,
  };
}

/** Only what differs from the plain list is written. */
export function writeSearchState({ query, category, page }: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (query) params.set('query', query);
  if (category) params.set('category', category);
  if (page > 1) params.set('page', String(page));
  return params;
}
