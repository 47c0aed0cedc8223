import { type Expression, sql } from 'kysely';
import type { AccountStatus } from '#domain/account/statuses.ts';
import { comparedOnly } from '#server/db/comparedOnly.ts';
import type { Db } from '#server/db/Db.ts';
import type { Within } from '#server/repositories/isPupilWithin.ts';

/** The status of an account in a query of pupils: pupils of classes are looked up by their class and never by it. */
export function statusOf(db: Db, { classes }: Within): Expression<AccountStatus> {
  return classes === 'ALL' ? sql.ref<AccountStatus>('account.status') : comparedOnly(db, 'account.status');
}
