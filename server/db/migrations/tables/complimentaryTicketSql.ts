import type { SqlTypes } from '../SqlTypes.ts';

/** Tickets that operators give away. No money is in them, so they stand apart from what was sold. */
export function complimentaryTicketSql({ id, text, bigint }: SqlTypes): string[] {
  return [
    `create table complimentary_ticket (
      ticket_no ${id},
      account_no ${bigint} not null references account (account_no),
      plan ${text} not null check (plan in ('MISSION', 'ALL')),
      starts_at ${bigint} not null,
      ends_at ${bigint},
      reason ${text} not null,
      given_at ${bigint} not null,
      taken_back_at ${bigint},
      check (ends_at is null or ends_at > starts_at)
    )`,
    'create index complimentary_ticket_account on complimentary_ticket (account_no)',
  ];
}
