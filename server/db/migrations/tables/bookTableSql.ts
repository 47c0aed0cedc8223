import type { SqlTypes } from '../SqlTypes.ts';

export function bookTableSql({ text, bigint, int }: SqlTypes): string[] {
  return [
    `create table book (
      book_no ${bigint} primary key,
      book_name ${text} not null,
      author_name ${text} not null,
      publisher_name ${text} not null,
      category ${text} not null,
      sub_category ${text} not null,
      raq ${int} not null check (raq between 0 and 1499),
      max_point ${int} not null check (max_point > 0),
      genre ${text} not null,
      summary ${text} not null,
      source ${text} not null,
      terms ${text} not null,
      labels ${text} not null,
      page_count ${int} not null check (page_count > 0),
      search_title ${text} not null,
      search_author ${text} not null,
      search_rest ${text} not null,
      search_choseong ${text} not null,
      content_hash ${text} not null,
      active ${int} not null check (active in (0, 1))
    )`,
    'create index book_raq on book (active, raq, book_no)',
    'create index book_category on book (active, category, raq, book_no)',

    `create table book_page (
      book_no ${bigint} not null references book (book_no),
      page_no ${int} not null,
      heading ${text},
      paragraphs ${text} not null,
      primary key (book_no, page_no)
    )`,

    `create table book_mission (
      book_no ${bigint} not null references book (book_no),
      kind ${text} not null,
      content ${text} not null,
      version ${text} not null,
      primary key (book_no, kind)
    )`,

    `create table book_gram (
      gram ${text} not null,
      book_no ${bigint} not null references book (book_no),
      primary key (gram, book_no)
    )`,
    'create index book_gram_book on book_gram (book_no)',

    `create table book_cart (
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null references book (book_no),
      added_at ${bigint} not null,
      primary key (account_no, book_no)
    )`,
    'create index book_cart_added on book_cart (account_no, added_at)',

    `create table book_favourite (
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null references book (book_no),
      added_at ${bigint} not null,
      primary key (account_no, book_no)
    )`,
    'create index book_favourite_added on book_favourite (account_no, added_at)',

    `create table reading_progress (
      account_no ${bigint} not null references account (account_no),
      book_no ${bigint} not null references book (book_no),
      last_page_no ${int} not null check (last_page_no > 0),
      furthest_page_no ${int} not null check (furthest_page_no >= last_page_no),
      bookmark_page_no ${int},
      started_at ${bigint} not null,
      updated_at ${bigint} not null,
      finished_at ${bigint},
      primary key (account_no, book_no)
    )`,
    'create index reading_progress_updated on reading_progress (account_no, updated_at)',

    `create table notice (
      article_no ${bigint} primary key,
      title ${text} not null,
      content ${text} not null,
      pinned ${int} not null check (pinned in (0, 1)),
      published_at ${bigint} not null,
      view_count ${bigint} not null default 0,
      content_hash ${text} not null
    )`,
    'create index notice_list on notice (pinned, published_at, article_no)',
    'create index notice_published on notice (published_at, article_no)',
  ];
}
