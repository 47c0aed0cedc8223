import { createContext } from 'react';

export interface Pages {
  page: number;
  pageCount: number;
  /** Shows another page from the start of the list. */
  turn: (page: number) => void;
}

/** The pages of the list around, for what stands in the list and leads to another one. */
export const PagesContext = createContext<Pages>({ page: 1, pageCount: 1, turn: () => undefined });
