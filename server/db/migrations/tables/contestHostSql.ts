import type { SqlTypes } from '../SqlTypes.ts';

/** Whose contest it is, and what its teams have read. */
export function contestHostSql({ text, bigint, int }: SqlTypes): string[] {
  const capped = (count: string) => `case when ${count} > pupils then pupils else ${count} end`;
  return [
    `alter table contest add column academy_no ${bigint}`,
    `alter table contest add column class_nos ${text}`,
    `alter table contest add column prizes ${text}`,
    `alter table contest add column staff_no ${bigint}`,
    `alter table contest add column request_key ${text}`,
    'create index contest_academy on contest (academy_no) where academy_no is not null',
    'create unique index contest_request on contest (request_key) where request_key is not null',
    // The order of domain/contest/teamShare, negated so that an index reads it from the top.
    `create table contest_team (
      contest_no ${bigint} not null references contest (contest_no),
      round_no ${int} not null,
      team_no ${bigint} not null,
      pupils ${int} not null check (pupils > 0),
      readers ${int} not null,
      growers ${int} not null,
      down_share ${int} generated always as (-((${capped('readers')}) + (${capped('growers')})) * 5000 / pupils) stored,
      primary key (contest_no, round_no, team_no)
    )`,
    'create index contest_team_rank on contest_team (contest_no, round_no, down_share, team_no)',
  ];
}
