import type { Engine } from '../../Engine.ts';
import type { SqlTypes } from '../SqlTypes.ts';

/** What a search reads of a book. What else changes in the row keeps the search as it is. */
const SEARCHED =
  'book_name, author_name, publisher_name, category, sub_category, raq, summary, labels, audio, added_at, active, content_hash';

export function searchTableSql(engine: Engine, { bigint, int }: SqlTypes): string[] {
  return [
    'drop table book_gram',
    ...['search_title', 'search_author', 'search_rest', 'search_choseong'].map(
      (column) => `alter table book drop column ${column}`,
    ),
    `alter table book add column added_at ${bigint} not null default 0`,
    `alter table book add column audio ${int} not null default 0 check (audio in (0, 1))`,
    `create table book_revision (
      id ${int} primary key check (id = 1),
      revision ${bigint} not null
    )`,
    'insert into book_revision (id, revision) values (1, 1)',
    ...countChanges(engine),
  ];
}

/**
 * Counts every change of the catalogue, whoever makes it. The one row is locked until the change is committed, so that a
 * revision that was read is never given to a later change.
 */
function countChanges(engine: Engine): string[] {
  const changes = { insert: 'insert', update: `update of ${SEARCHED}`, delete: 'delete' };
  if (engine === 'sqlite') {
    return Object.entries(changes).map(
      ([name, change]) =>
        `create trigger book_revision_${name} after ${change} on book
         begin update book_revision set revision = revision + 1; end`,
    );
  }
  return [
    `create function count_book_revision() returns trigger language plpgsql as
     $$ begin update book_revision set revision = revision + 1; return null; end $$`,
    ...Object.entries(changes).map(
      ([name, change]) =>
        `create trigger book_revision_${name} after ${change} on book
         for each statement execute function count_book_revision()`,
    ),
  ];
}
