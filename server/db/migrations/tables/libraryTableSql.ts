import type { Engine } from '../../Engine.ts';
import { sqlTypes } from '../SqlTypes.ts';

/** What a student says of books, and the days on which pages were turned. */
export function libraryTableSql(engine: Engine): string[] {
  const { text, bigint, int } = sqlTypes[engine];
  return [
    `create table shelf_book (
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null references book (book_no),
      place ${text} check (place in ('READING', 'WISHED', 'AWAY')),
      said_at ${bigint} not null,
      pin_shelf ${text},
      pin ${int},
      previous ${text},
      primary key (account_no, book_no)
    )`,

    `create table reading_day (
      account_no ${bigint} not null references account (account_no),
      day_key ${text} not null,
      book_no ${bigint} not null references book (book_no),
      from_page_no ${int} not null,
      to_page_no ${int} not null check (to_page_no >= from_page_no),
      primary key (account_no, day_key, book_no)
    )`,
    ...knownDays(engine),
    'create index reading_progress_finished on reading_progress (account_no, finished_at)',
  ];
}

/** The days that are known of what was read before: when a book was opened, begun, finished, and read last. */
function knownDays(engine: Engine): string[] {
  const day = (column: string) =>
    engine === 'sqlite'
      ? `strftime('%Y-%m-%d', ${column} / 1000 + 32400, 'unixepoch')`
      : `to_char(to_timestamp((${column} + 32400000) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;
  const opened = `insert into reading_day (account_no, day_key, book_no, from_page_no, to_page_no)
    select distinct account_no, ${day('created_at')}, target_no, 1, 1 from use_log
    where kind = 'BOOKS' and page = 'book-read' and target_no in (select book_no from book)
    on conflict (account_no, day_key, book_no) do nothing`;
  const kept = ['started_at', 'finished_at', 'updated_at'].map(
    (column) => `insert into reading_day (account_no, day_key, book_no, from_page_no, to_page_no)
      select account_no, ${day(column)}, book_no, ${column === 'started_at' ? '1, 1' : 'last_page_no, last_page_no'}
      from reading_progress where ${column} is not null
      on conflict (account_no, day_key, book_no) do update set to_page_no =
        case when excluded.to_page_no > reading_day.to_page_no then excluded.to_page_no else reading_day.to_page_no end`,
  );
  return [opened, ...kept];
}
