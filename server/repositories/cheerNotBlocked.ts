import { sql } from 'kysely';

/** Of a row of `cheer`: what somebody left before being blocked is neither shown nor counted any more. */
export const cheerNotBlocked = sql<boolean>`not exists (
  select 1 from neighbour_block
  where neighbour_block.account_no = cheer.cheered_no and neighbour_block.blocked_no = cheer.account_no)`;
