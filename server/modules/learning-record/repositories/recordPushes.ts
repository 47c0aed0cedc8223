import type { EventPlace } from '#domain/learning-record/EventPlace.ts';
import type { PushError } from '#domain/learning-record/pushErrors.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface StoredPush {
  on: boolean;
  place: EventPlace;
  switchedAt: number;
  switchedBy: string;
  sentCount: number;
  setAsideCount: number;
  lastSentAt: number | null;
  lastError: string | null;
  lastErrorAt: number | null;
}

const findQuery = compileOnce((db, given: { academyNo: number }) =>
  db
    .selectFrom('record_push')
    .innerJoin('staff', 'staff.staff_no', 'record_push.switched_by')
    .selectAll('record_push')
    .select('staff.name as switchedBy')
    .where('academy_no', '=', given.academyNo),
);

/** Whether institutions send learning records, and how far they have come. */
export const recordPushes = {
  async find(db: Db, academyNo: number): Promise<StoredPush | undefined> {
    const [row] = (await findQuery(db, { academyNo })).rows;
    if (row === undefined) return undefined;
    return {
      on: row.enabled === 1,
      place: {
        at: row.cursor_at,
        source: row.cursor_source,
        accountNo: row.cursor_account,
        subjectNo: row.cursor_subject,
      },
      switchedAt: row.switched_at,
      switchedBy: row.switchedBy,
      sentCount: row.sent_count,
      setAsideCount: row.set_aside_count,
      lastSentAt: row.last_sent_at,
      lastError: row.last_error,
      lastErrorAt: row.last_error_at,
    };
  },

  /** Those that are on, at institutions whose contract goes on. */
  async listOn(db: Db) {
    return db
      .selectFrom('record_push')
      .innerJoin('institution', 'institution.academy_no', 'record_push.academy_no')
      .select(['record_push.academy_no as academyNo', 'institution.site'])
      .where('record_push.enabled', '=', 1)
      .where('institution.status', '=', 'ACTIVE')
      .orderBy('record_push.academy_no')
      .execute();
  },

  /** Switches on from a place on, or off; what is so already stays as it is. @returns whether that changed anything */
  async switch(
    db: Db,
    given: { academyNo: number; on: boolean; staffNo: number; place: EventPlace },
    now: number,
  ): Promise<boolean> {
    const { academyNo, on, staffNo, place } = given;
    const begin = {
      enabled: on ? 1 : 0,
      switched_at: now,
      switched_by: staffNo,
      cursor_at: place.at,
      cursor_source: place.source,
      cursor_account: place.accountNo,
      cursor_subject: place.subjectNo,
      waiting_count: 0,
      last_error: null,
      last_error_at: null,
    };
    const known = await db
      .updateTable('record_push')
      .set(begin)
      .where('academy_no', '=', academyNo)
      .where('enabled', '=', on ? 0 : 1)
      .executeTakeFirst();
    if (known.numUpdatedRows === 1n) return true;
    // What was never on is off.
    if (!on) return false;
    const made = await db
      .insertInto('record_push')
      .values({ academy_no: academyNo, ...begin, sent_count: 0, set_aside_count: 0, last_sent_at: null })
      .onConflict((conflict) => conflict.column('academy_no').doNothing())
      .returning('academy_no')
      .executeTakeFirst();
    return made !== undefined;
  },

  /** Switches it off everywhere. */
  async stopAll(db: Db, now: number): Promise<void> {
    await db.updateTable('record_push').set({ enabled: 0, switched_at: now }).where('enabled', '=', 1).execute();
  },

  /**
   * Goes on to a place.
   *
   * @param done.sent records that were taken; `setAside` those that never will be, with why
   * @returns false where it was switched off meanwhile, or somebody else has gone on from there
   */
  async advance(
    db: Db,
    academyNo: number,
    from: EventPlace,
    done: { to: EventPlace; sent: number; setAside: number; error: PushError | null },
    now: number,
  ): Promise<boolean> {
    const { to, sent, setAside, error } = done;
    const result = await db
      .updateTable('record_push')
      .set((eb) => ({
        cursor_at: to.at,
        cursor_source: to.source,
        cursor_account: to.accountNo,
        cursor_subject: to.subjectNo,
        sent_count: eb('sent_count', '+', sent),
        set_aside_count: eb('set_aside_count', '+', setAside),
        ...(sent > 0 && { last_sent_at: now }),
        ...(error !== null && { last_error: error, last_error_at: now }),
      }))
      .where('academy_no', '=', academyNo)
      .where('enabled', '=', 1)
      .where('cursor_at', '=', from.at)
      .where('cursor_source', '=', from.source)
      .where('cursor_account', '=', from.accountNo)
      .where('cursor_subject', '=', from.subjectNo)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  async noteError(db: Db, academyNo: number, error: PushError, now: number): Promise<void> {
    await db
      .updateTable('record_push')
      .set({ last_error: error, last_error_at: now })
      .where('academy_no', '=', academyNo)
      .where('enabled', '=', 1)
      .execute();
  },

  async noteWaiting(db: Db, academyNo: number, count: number): Promise<void> {
    await db.updateTable('record_push').set({ waiting_count: count }).where('academy_no', '=', academyNo).execute();
  },
};
