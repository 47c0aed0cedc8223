import type { SqlTypes } from '../SqlTypes.ts';

/** Contest levels that were doubtful: the second test, then a person's decision. One of each reader and contest. */
export function contestLevelReviewSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table contest_level_review (
      review_no ${id},
      contest_no ${bigint} not null references contest (contest_no),
      account_no ${bigint} not null references account (account_no),
      state ${text} not null check (state in ('AGAIN', 'OPEN', 'SHOWN', 'DECIDED')),
      doubt ${text} not null check (doubt in ('FAR', 'UNLIKELY', 'CHANCE')),
      school_grade ${text} not null,
      usual ${text} not null,
      tests ${text} not null,
      raq ${int} not null check (raq between 0 and 1499),
      reading_level ${text} not null,
      level_code ${text} not null,
      usual_level_code ${text} not null,
      decided_code ${text},
      words ${text},
      staff_no ${bigint} references staff (staff_no),
      decided_at ${bigint},
      seen_at ${bigint},
      created_at ${bigint} not null,
      changed_at ${bigint} not null,
      unique (contest_no, account_no),
      check ((state = 'DECIDED') = (decided_at is not null))
    )`,
    'create index contest_level_review_account on contest_level_review (account_no)',
    "create index contest_level_review_open on contest_level_review (contest_no, review_no) where state = 'OPEN'",
    // A level test that left a level in doubt: its answers are not counted for the difficulty of its items.
    `alter table contest_level_try add column doubted ${int} not null default 0`,
  ];
}
