import type { WriteName } from '../loadOfWrites.ts';
import { former } from './former.ts';

/** One read or write of the benchmark: what it is in the figures, and what its ratio to the peer is to reach. */
export interface QuickRoute {
  what: string;
  goal: number;
}

export interface QuickRead extends QuickRoute {
  path: string;
}

/** Reads by the name that their statements have in formerStatements.json. */
export const quickReads = {
  basket: { what: 'basket', goal: 0.55, path: '/api/book/carts/book-no-list/me' },
  points: { what: 'points', goal: 0.55, path: '/api/point/entries/me' },
  main: { what: 'main page, 3 books under way', goal: 0.9, path: '/api/main/me' },
  book: { what: 'book view', goal: 0.7, path: `/api/books/${former.bookNo}` },
  missions: { what: 'missions of a book', goal: 0.9, path: `/api/mission/books/${former.bookNo}/me` },
  aquarium: { what: 'aquarium', goal: 0.6, path: '/api/aquarium/me' },
  notices: { what: 'notices, list', goal: 0.8, path: '/api/notices?page=1' },
  search: { what: 'search', goal: 0.6, path: `/api/books?query=${encodeURIComponent(former.search)}` },
  shelf: { what: 'shelf', goal: 0.6, path: '/api/library/board/me' },
  hall: { what: 'hall of fame', goal: 0.75, path: '/api/community/legends' },
  ranking: { what: 'ranking of the contest', goal: 0.75, path: '/api/event/reading-game-contest/rank' },
} as const satisfies Record<string, QuickRead>;

export const quickWrites = {
  buy: { what: 'item bought', goal: 0.7 },
  save: { what: 'answer saved', goal: 0.7 },
} as const satisfies Record<WriteName, QuickRoute>;

export type QuickReadName = keyof typeof quickReads;

export const allReads = Object.keys(quickReads) as QuickReadName[];

/** Reads that are measured on PostgreSQL as well. */
export const readsOnPostgres = ['main', 'book', 'missions', 'aquarium'] as const satisfies QuickReadName[];
