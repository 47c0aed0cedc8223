import type { Engine } from '#server/db/Engine.ts';

/** A read that goes through many rows of a growing table, and why it may. */
export interface AllowedRead {
  tables: readonly string[];
  /** A part of its statement. */
  statement: string;
  reason: string;
  /** Left out: both. */
  engine?: Engine;
}

/** Partial indexes whose rows stay few, while their table grows: going through one of them is no whole read. */
export const smallIndexes: Record<string, string> = {
  contest_of_sites: 'contests of whole sites, which operators make: a few a year',
  account_demo: 'accounts of the demo',
};

export const allowedReads: readonly AllowedRead[] = [
  {
    tables: ['institution'],
    statement: "lower(replace(institution.name, ' ', '')) like",
    reason:
      'a part of a name is searched, which no index of both engines finds; ends at its limit in the order of names',
  },
  {
    tables: ['book'],
    statement: 'order by "raq" desc, "book_no" desc limit',
    reason:
      'walks the index downwards from the level of the reader, and ends at its limit: nearly all books are on offer',
  },
  {
    tables: ['book'],
    statement: 'order by "raq", "book_no" limit',
    reason: 'the same upwards',
  },
  {
    tables: ['book'],
    statement: '"audio", (select min("book_page"."page_no")',
    reason: 'the catalogue for the search in memory: once for each revision, in pages by the number of the book',
  },
  {
    tables: ['account'],
    statement: '"profile"."open" = ',
    reason: 'every pupil of an institution is a classmate: those who show their tank are picked among them',
    engine: 'sqlite',
  },
  {
    tables: ['account'],
    statement: 'count(*) as "count" from "account" where "academy_no" =',
    reason: 'counts the pupils who may join the contests of an institution, in an index alone',
    engine: 'sqlite',
  },
  {
    tables: ['legend_month'],
    statement: 'select min("month_key")',
    reason: 'the first entry of the index',
  },
  {
    // SQLite goes through the books and looks up their guests; PostgreSQL puts both lists side by side.
    tables: ['book', 'book_guest'],
    statement: '"book_guest"."icon", exists',
    reason: 'the guests of all books on offer: once for each revision of the catalogue',
  },
];
