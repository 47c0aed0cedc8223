import type { SqlTypes } from '../SqlTypes.ts';

/** Reading notes and the earlier texts of reports. */
export function noteTableSql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `create table reading_note (
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null references book (book_no),
      note_id ${text} not null,
      kind ${text} not null check (kind in ('NOTE', 'QUESTION', 'REPORT', 'MAP')),
      content ${text} not null,
      version ${int} not null check (version >= 1),
      deleted ${int} not null default 0 check (deleted in (0, 1)),
      created_at ${bigint} not null,
      updated_at ${bigint} not null,
      primary key (account_no, book_no, note_id)
    )`,
    'create index reading_note_list on reading_note (account_no, book_no, kind, deleted, created_at, note_id)',
    'create index reading_note_deleted on reading_note (updated_at) where deleted = 1',
    'create index reading_note_book on reading_note (book_no)',

    `create table reading_note_version (
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null references book (book_no),
      note_id ${text} not null,
      version ${int} not null,
      content ${text} not null,
      saved_at ${bigint} not null,
      handed_in ${int} not null default 0 check (handed_in in (0, 1)),
      primary key (account_no, book_no, note_id, version)
    )`,
    'create index reading_note_version_book on reading_note_version (book_no)',
  ];
}
