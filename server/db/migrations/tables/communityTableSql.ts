import type { SqlTypes } from '../SqlTypes.ts';

/** The hall of fame, and what operators tell students. */
export function communityTableSql({ id, text, bigint, int }: SqlTypes): string[] {
  return [
    `create table legend_month (
      month_key ${text} not null,
      account_no ${bigint} not null references account (account_no),
      site ${text} not null,
      academy_no ${bigint} references institution (academy_no),
      point ${int} not null,
      reached_at ${bigint} not null,
      listed ${int} not null check (listed in (0, 1)),
      primary key (account_no, month_key)
    )`,
    'create index legend_month_site on legend_month (site, month_key, listed, point desc, reached_at, account_no)',
    `create index legend_month_academy
      on legend_month (academy_no, month_key, listed, point desc, reached_at, account_no)`,
    // What was paid before there was a hall of fame.
    `insert into legend_month (month_key, account_no, site, academy_no, point, reached_at, listed)
      select substr(point_ledger.day_key, 1, 7), account.account_no, account.site, account.academy_no,
        sum(point_ledger.amount), max(point_ledger.created_at), 1
      from point_ledger join account on account.account_no = point_ledger.account_no
      where point_ledger.currency = 'POINT'
      group by substr(point_ledger.day_key, 1, 7), account.account_no, account.site, account.academy_no`,

    `create table legend_hidden (
      account_no ${bigint} primary key references account (account_no),
      hidden_at ${bigint} not null
    )`,

    `alter table notice add column category ${text} not null default '안내'`,
    `alter table notice add column sites ${text} not null default 'edu,school,home'`,
    `alter table notice add column origin ${text} not null default 'CONTENT'`,
    `alter table notice add column hidden ${int} not null default 0`,

    `create table faq (
      faq_no ${bigint} primary key,
      category ${text} not null,
      title ${text} not null,
      content ${text} not null,
      sites ${text} not null,
      pinned ${int} not null check (pinned in (0, 1)),
      view_count ${bigint} not null default 0,
      content_hash ${text} not null,
      origin ${text} not null default 'CONTENT' check (origin in ('CONTENT', 'OPERATOR')),
      hidden ${int} not null default 0
    )`,
    'create index faq_list on faq (pinned, faq_no)',

    `create table site_popup (
      popup_no ${bigint} primary key,
      title ${text} not null,
      content ${text} not null,
      sites ${text} not null,
      link_href ${text},
      link_label ${text},
      shows_from ${bigint} not null,
      shows_until ${bigint} not null,
      content_hash ${text} not null,
      origin ${text} not null default 'CONTENT' check (origin in ('CONTENT', 'OPERATOR')),
      hidden ${int} not null default 0
    )`,
    'create index site_popup_until on site_popup (shows_until)',

    `create table article_view (
      kind ${text} not null check (kind in ('NOTICE', 'FAQ')),
      article_no ${bigint} not null,
      day_key ${text} not null,
      visitor_key ${text} not null,
      primary key (kind, article_no, day_key, visitor_key)
    )`,
    'create index article_view_day on article_view (day_key)',

    `create table policy_version (
      code ${text} not null,
      version ${int} not null,
      body ${text} not null,
      published_at ${bigint} not null,
      primary key (code, version)
    )`,

    `create table cs_message (
      message_no ${id},
      account_no ${bigint} not null references account (account_no),
      title ${text} not null,
      content ${text} not null,
      written_at ${bigint} not null,
      seen_at ${bigint}
    )`,
    'create index cs_message_account on cs_message (account_no, written_at)',
    'create index cs_message_unseen on cs_message (account_no) where seen_at is null',
  ];
}
