import { actingFrom } from '../db/actingFrom.ts';
import type { Db } from '../db/Db.ts';

export interface AuditEntry {
  /** Milliseconds UTC. */
  at: number;
  actorKind: 'ACCOUNT' | 'OPERATOR' | 'SYSTEM' | 'VISITOR';
  /** Account number, name of the operator, or name of the job. */
  actor: string;
  event: string;
  accountNo?: number | null;
  academyNo?: number | null;
  /** Numbers, codes and statuses; never a name, address, number or text of a person. */
  details?: Record<string, string | number | boolean | null>;
}

export const auditLog = {
  /** Adds a row, with the place of an operator (`actingFrom`). The database refuses to change or delete rows of this table. */
  async append(db: Db, entry: AuditEntry): Promise<void> {
    await db
      .insertInto('audit_log')
      .values({
        at: entry.at,
        actor_kind: entry.actorKind,
        actor: entry.actor,
        event: entry.event,
        account_no: entry.accountNo ?? null,
        academy_no: entry.academyNo ?? null,
        details: JSON.stringify(entry.details ?? {}),
        place: actingFrom.current(),
      })
      .execute();
  },

  /** How often an event happened to an account between two instants. What a clock that went back left later is not counted. */
  async countBetween(
    db: Db,
    accountNo: number,
    event: string,
    { after, until }: { after: number; until: number },
  ): Promise<number> {
    const row = await db
      .selectFrom('audit_log')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_no', '=', accountNo)
      .where('event', '=', event)
      .where('at', '>', after)
      .where('at', '<=', until)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** When an event last happened to an account; null for never. */
  async lastAt(db: Db, accountNo: number, event: string): Promise<number | null> {
    const row = await db
      .selectFrom('audit_log')
      .select('at')
      .where('account_no', '=', accountNo)
      .where('event', '=', event)
      .orderBy('log_no', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.at ?? null;
  },
};
