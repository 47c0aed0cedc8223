import type { Db } from '#server/db/Db.ts';

/** The end of a run as the row remembers it. */
export interface JobEnd {
  name: string;
  token: string;
  dueAt: number;
}

/**
 * Rows of recurring work. A run belongs to whoever changed the row: every change is one conditional update, so that of
 * several nodes one wins.
 */
export const jobRows = {
  /**
   * Makes the row of a job that is new, due at once. Brings back what lies later than it can: its hours have changed, or
   * it was planned or begun by a clock that ran ahead.
   *
   * @param latest when it is due, and until when it may belong to a run; milliseconds UTC
   */
  async plan(db: Db, name: string, now: number, latest: { due: number; lease: number }): Promise<void> {
    await db
      .insertInto('job')
      .values({ name, due_at: now, lease_token: null, started_at: null, last_ok_at: null, last_error: null })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    await db
      .updateTable('job')
      .set({ due_at: latest.due })
      .where('name', '=', name)
      .where('due_at', '>', latest.due)
      .execute();
    await db
      .updateTable('job')
      .set({ lease_until: latest.lease })
      .where('name', '=', name)
      .where('lease_until', '>', latest.lease)
      .execute();
  },

  /** Names of the jobs that are due and that nobody has. */
  async due(db: Db, names: readonly string[], now: number): Promise<string[]> {
    const rows = await db
      .selectFrom('job')
      .select('name')
      .where('name', 'in', names)
      .where('due_at', '<=', now)
      .where('lease_until', '<=', now)
      .orderBy('due_at')
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  },

  /** @returns for the one node that may run it until the lease ends: failures in a row before this run */
  async claim(
    db: Db,
    { name, token, now, leaseUntil }: { name: string; token: string; now: number; leaseUntil: number },
  ): Promise<{ failedCount: number } | undefined> {
    return db
      .updateTable('job')
      .set({ lease_until: leaseUntil, lease_token: token, started_at: now })
      .where('name', '=', name)
      .where('due_at', '<=', now)
      .where('lease_until', '<=', now)
      .returning('failed_count as failedCount')
      .executeTakeFirst();
  },

  /** @returns false when the run belongs to another node by now */
  async renew(db: Db, name: string, token: string, leaseUntil: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('job')
      .set({ lease_until: leaseUntil })
      .where('name', '=', name)
      .where('lease_token', '=', token)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Gives a run to whoever looks next; how this one ends changes nothing any more. */
  async release(db: Db, name: string, token: string, now: number): Promise<void> {
    await db
      .updateTable('job')
      .set({ due_at: now, lease_until: 0, lease_token: null })
      .where('name', '=', name)
      .where('lease_token', '=', token)
      .execute();
  },

  async succeed(db: Db, { name, token, dueAt }: JobEnd, now: number): Promise<void> {
    await db
      .updateTable('job')
      .set({ due_at: dueAt, lease_until: 0, lease_token: null, last_ok_at: now, failed_count: 0, last_error: null })
      .where('name', '=', name)
      .where('lease_token', '=', token)
      .execute();
  },

  async fail(db: Db, { name, token, dueAt }: JobEnd, failedCount: number, lastError: string): Promise<void> {
    await db
      .updateTable('job')
      .set({ due_at: dueAt, lease_until: 0, lease_token: null, failed_count: failedCount, last_error: lastError })
      .where('name', '=', name)
      .where('lease_token', '=', token)
      .execute();
  },

  /** Takes every run from whoever had it, for a database of the past whose nodes are gone. */
  async freeAll(db: Db): Promise<void> {
    await db.updateTable('job').set({ lease_until: 0, lease_token: null }).execute();
  },

  /** Has a job run at the next look of any node. @returns false for no such job */
  async hasten(db: Db, name: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('job')
      .set({ due_at: now })
      .where('name', '=', name)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async list(db: Db) {
    return db
      .selectFrom('job')
      .select([
        'name',
        'due_at as dueAt',
        'lease_until as leaseUntil',
        'started_at as startedAt',
        'last_ok_at as lastOkAt',
        'failed_count as failedCount',
        'last_error as lastError',
      ])
      .orderBy('name')
      .execute();
  },
};
