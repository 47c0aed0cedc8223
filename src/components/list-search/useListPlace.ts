import { useSearchParams } from 'react-router-dom';
import { readPage } from '../pagination/readPage.ts';

interface Place<Category extends string> {
  query: string;
  category: Category | '';
  page: number;
}

/** Where somebody is in a list: what is looked for, of which kind, on which page. Empty texts look for everything. */
export interface ListPlace<Category extends string> extends Place<Category> {
  /** A new word or category begins at the first page. */
  show: (next: Partial<Place<Category>>) => void;
}

/** @param categories what the address may name; anything else counts as all */
export function useListPlace<Category extends string>(categories: readonly Category[]): ListPlace<Category> {
  const [params, setParams] = useSearchParams();
  const query = (params.get('query') ?? '').slice(0, 50);
  const named = params.get('category');
  const category = categories.find((known) => known === named) ?? '';
  const page = readPage(params);
  return {
    query,
    category,
    page,
    show(next) {
      const wanted = { query, category, page: 1, ...next };
      const words = new URLSearchParams();
      if (wanted.query) words.set('query', wanted.query);
      if (wanted.category) words.set('category', wanted.category);
      if (wanted.page > 1) words.set('page', String(wanted.page));
      setParams(words);
    },
  };
}
