import type { StatusActor } from '#domain/account/statusTransitions.ts';
import type { Db } from '#server/db/Db.ts';

/** Somebody who asked to leave and is not erased yet. */
export interface Leaving {
  accountNo: number;
  /** Milliseconds UTC. */
  askedAt: number;
  /** Null: asked for through a node of an earlier version, which only students do. */
  by: StatusActor | null;
}

/** Requests to leave that wait. */
export const leavings = {
  async pending(db: Db): Promise<Leaving[]> {
    const rows = await db
      .selectFrom('account')
      .select(['account_no as accountNo', 'withdrawal_requested_at as askedAt', 'withdrawal_requested_by as by'])
      .where('status', '=', 'WITHDRAWAL_REQUEST')
      .orderBy('account_no')
      .execute();
    return rows.flatMap(({ askedAt, ...rest }) => (askedAt === null ? [] : [{ ...rest, askedAt }]));
  },

  /** Whether this number belongs to the same person as at that instant, who is still somebody. */
  async isSomebodySince(db: Db, accountNo: number, instant: number): Promise<boolean> {
    const row = await db
      .selectFrom('account')
      .select('account_no')
      .where('account_no', '=', accountNo)
      .where('status', '<>', 'WITHDRAWAL')
      // After a backup was restored a number may be given to somebody else.
      .where('created_at', '<=', instant)
      .executeTakeFirst();
    return row !== undefined;
  },
};
