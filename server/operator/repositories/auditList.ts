import { sql } from 'kysely';
import { DAY } from '#domain/time/duration.ts';
import { SEOUL_OFFSET } from '#domain/time/seoulParts.ts';
import type { Db } from '#server/db/Db.ts';

/** Which rows of operators are looked at. Instants are milliseconds UTC. */
export interface AuditFilter {
  handler?: string | undefined;
  from?: number | undefined;
  /** Not included. */
  until?: number | undefined;
  academyNo?: number | undefined;
}

/** What operators did, for the monthly look (개인정보의 안전성 확보조치 기준 제8조). */
export const auditList = {
  /** The latest first. */
  async page(db: Db, filter: AuditFilter, limit: number, offset: number) {
    return matching(db, filter)
      .select([
        'audit_log.at',
        'audit_log.actor',
        'audit_log.place',
        'audit_log.event',
        'audit_log.account_no as accountNo',
        'audit_log.details',
      ])
      .select(INSTITUTION.as('academyNo'))
      .orderBy('audit_log.log_no', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  /** How many rows by day in Seoul (days since 1970), handler and institution. */
  async counts(db: Db, filter: AuditFilter, limit: number, offset: number) {
    return matching(db, filter)
      .select((eb) => [
        DAY_NUMBER.as('day'),
        'audit_log.actor',
        INSTITUTION.as('academyNo'),
        eb.fn.countAll<number>().as('count'),
      ])
      .groupBy([DAY_NUMBER, 'audit_log.actor', INSTITUTION])
      .orderBy('day', 'desc')
      .orderBy('audit_log.actor')
      .orderBy('academyNo')
      .limit(limit)
      .offset(offset)
      .execute();
  },
};

/** Both engines divide whole numbers to whole numbers. */
const DAY_NUMBER = sql<number>`(audit_log.at + ${sql.lit(SEOUL_OFFSET)}) / ${sql.lit(DAY)}`;
/** A row about a person belongs to their institution of today where it names none. */
const INSTITUTION = sql<number | null>`coalesce(audit_log.academy_no, account.academy_no)`;

function matching(db: Db, { handler, from, until, academyNo }: AuditFilter) {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('account', 'account.account_no', 'audit_log.account_no')
    .where('audit_log.actor_kind', '=', 'OPERATOR');
  if (handler !== undefined) query = query.where('audit_log.actor', '=', handler);
  if (from !== undefined) query = query.where('audit_log.at', '>=', from);
  if (until !== undefined) query = query.where('audit_log.at', '<', until);
  if (academyNo !== undefined) query = query.where(INSTITUTION, '=', academyNo);
  return query;
}
