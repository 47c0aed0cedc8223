import type { SqlTypes } from '../SqlTypes.ts';

/** What visitors ask, and the articles they read. */
export function inquiryTableSql({ id, text, bigint }: SqlTypes): string[] {
  return [
    `create table inquiry (
      inquiry_no ${id},
      form_id ${text} not null unique,
      type ${text} not null,
      visitor_hash ${text} not null,
      address_hash ${text} not null,
      texts_sealed ${text} not null,
      status ${text} not null check (status in ('OPEN', 'ANSWERED', 'CLOSED')),
      answer_sealed ${text},
      note ${text} not null,
      received_at ${bigint} not null,
      settled_at ${bigint}
    )`,
    'create index inquiry_visitor on inquiry (visitor_hash, received_at)',
    'create index inquiry_address on inquiry (address_hash, received_at)',
    'create index inquiry_status on inquiry (status, received_at)',

    `create table intro_article (
      article_no ${bigint} primary key,
      title ${text} not null,
      summary ${text} not null,
      picture ${text} not null,
      content ${text} not null,
      published_at ${bigint} not null,
      content_hash ${text} not null,
      origin ${text} not null check (origin in ('CONTENT', 'OPERATOR')),
      withdrawn_at ${bigint}
    )`,
    'create index intro_article_shown on intro_article (published_at) where withdrawn_at is null',
  ];
}
