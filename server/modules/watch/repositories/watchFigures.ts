import { isOutage } from '#domain/learning-record/pushErrors.ts';
import type { Db } from '#server/db/Db.ts';
import { openChargeStatuses } from '#server/repositories/openChargeStatuses.ts';

/** Looked at by number, so that the question costs the same after ten years. */
const RECENT_CHARGES = 5000;

/** Figures for whoever watches the product; each by an index or over a bounded number of rows. */
export const watchFigures = {
  /**
   * How many mails wait, and since when the oldest of those that are due or were tried and not taken: each failed try
   * puts a mail off, so when it is due next does not show how long it has waited.
   */
  async mails(db: Db, now: number): Promise<{ waiting: number; oldestAt: number | null }> {
    return db
      .selectFrom('mail_outbox')
      .select((eb) => [
        eb.fn.countAll<number>().as('waiting'),
        eb.fn
          .min('created_at')
          .filterWhere((when) => when.or([when('try_count', '>', 0), when('next_try_at', '<=', now)]))
          .as('oldestAt'),
      ])
      .executeTakeFirstOrThrow();
  },

  /** Charges without an outcome by state, and when the oldest was begun whose money nobody knows about. */
  async openCharges(db: Db): Promise<{ byState: Record<string, number>; oldestUnknownAt: number | null }> {
    const rows = await db
      .selectFrom('charge_attempt')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldestAt')])
      .where('status', 'in', [...openChargeStatuses])
      .groupBy('status')
      .execute();
    const byState = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    return { byState, oldestUnknownAt: rows.find(({ status }) => status === 'UNKNOWN')?.oldestAt ?? null };
  },

  async recentCharges(db: Db): Promise<Record<string, number>> {
    const rows = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('charge_attempt')
          .select('status')
          .orderBy('attempt_no', 'desc')
          .limit(RECENT_CHARGES)
          .as('recent'),
      )
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  },

  /** Of institutions that send learning records; one row for each. `failing`: the last try failed, and none has succeeded since. */
  async records(db: Db): Promise<{ on: number; failing: number; waiting: number }> {
    const rows = await db
      .selectFrom('record_push')
      .select(['waiting_count', 'last_error', 'last_error_at', 'last_sent_at'])
      .where('enabled', '=', 1)
      .execute();
    const isFailing = ({ last_error, last_error_at, last_sent_at }: (typeof rows)[number]) =>
      last_error !== null && isOutage(last_error) && (last_error_at ?? 0) >= (last_sent_at ?? 0);
    return {
      on: rows.length,
      failing: rows.filter(isFailing).length,
      waiting: rows.reduce((sum, row) => sum + row.waiting_count, 0),
    };
  },

  async openCases(db: Db): Promise<number> {
    const row = await db
      .selectFrom('payment_case')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow();
    return row.count;
  },
};
