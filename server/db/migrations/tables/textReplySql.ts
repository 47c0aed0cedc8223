import type { SqlTypes } from '../SqlTypes.ts';

/** What the staff wrote to the texts of pupils. */
export function textReplySql({ text, bigint }: SqlTypes): string[] {
  return [
    `create table text_reply (
      attempt_no ${bigint} not null references mission_attempt (attempt_no),
      staff_no ${bigint} not null references staff (staff_no),
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null,
      body ${text} not null,
      stickers ${text} not null,
      written_at ${bigint} not null,
      seen_at ${bigint},
      primary key (attempt_no, staff_no)
    )`,
    'create index text_reply_account on text_reply (account_no, seen_at)',
  ];
}
