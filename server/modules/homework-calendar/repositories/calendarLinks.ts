import type { SiteName } from '#contract/site.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface StoredCalendarLink {
  linkNo: number;
  classNo: number;
  classGrade: string;
  className: string;
  /** When the class was archived; null for one that goes on. */
  archivedAt: number | null;
  staffNo: number;
  staffName: string;
  createdAt: number;
  lastOpenedAt: number | null;
}

/** What an address opens. */
export interface OpenCalendarLink {
  linkNo: number;
  academyNo: number;
  classNo: number;
  staffNo: number;
  classGrade: string;
  className: string;
}

const findByKeyHashQuery = compileOnce((db, given: { keyHash: string; site: SiteName }) =>
  db
    .selectFrom('calendar_link')
    .innerJoin('school_class', 'school_class.class_no', 'calendar_link.class_no')
    .innerJoin('institution', 'institution.academy_no', 'calendar_link.academy_no')
    .select([
      'calendar_link.link_no as linkNo',
      'calendar_link.academy_no as academyNo',
      'calendar_link.class_no as classNo',
      'calendar_link.staff_no as staffNo',
      'school_class.grade as classGrade',
      'school_class.name as className',
    ])
    .where('calendar_link.key_hash', '=', given.keyHash)
    .where('calendar_link.ended_at', 'is', null)
    .where('institution.site', '=', given.site)
    .where('school_class.archived_at', 'is', null),
);

interface ListedLinks {
  academyNo: number;
  staffNo?: number;
  classNo?: number;
}

const listQuery = compileByShape([], (db, given: ListedLinks) => {
  let query = db
    .selectFrom('calendar_link')
    .innerJoin('school_class', 'school_class.class_no', 'calendar_link.class_no')
    .innerJoin('staff', 'staff.staff_no', 'calendar_link.staff_no')
    .select([
      'calendar_link.link_no as linkNo',
      'calendar_link.class_no as classNo',
      'school_class.grade as classGrade',
      'school_class.name as className',
      'school_class.archived_at as archivedAt',
      'calendar_link.staff_no as staffNo',
      'staff.name as staffName',
      'calendar_link.created_at as createdAt',
      'calendar_link.last_opened_at as lastOpenedAt',
    ])
    .where('calendar_link.academy_no', '=', given.academyNo)
    .where('calendar_link.ended_at', 'is', null)
    .orderBy('calendar_link.link_no', 'desc');
  if (given.staffNo !== undefined) query = query.where('calendar_link.staff_no', '=', given.staffNo);
  if (given.classNo !== undefined) query = query.where('calendar_link.class_no', '=', given.classNo);
  return query;
});

const markOpenedQuery = compileOnce((db, given: { linkNo: number; now: number; unlessSince: number }) =>
  db
    .updateTable('calendar_link')
    .set({ last_opened_at: given.now })
    .where('link_no', '=', given.linkNo)
    .where((eb) => eb.or([eb('last_opened_at', 'is', null), eb('last_opened_at', '<=', given.unlessSince)])),
);

/** Addresses of calendars that were not ended. */
export const calendarLinks = {
  /** @param placeholder stands where the hash goes once the number, which the key is made of, is known. @returns undefined where somebody has a live one for the class */
  async insert(
    db: Db,
    link: { academyNo: number; classNo: number; staffNo: number; placeholder: string },
    now: number,
  ): Promise<number | undefined> {
    const row = await db
      .insertInto('calendar_link')
      .values({
        academy_no: link.academyNo,
        class_no: link.classNo,
        staff_no: link.staffNo,
        key_hash: link.placeholder,
        created_at: now,
        ended_at: null,
        last_opened_at: null,
      })
      .onConflict((conflict) => conflict.columns(['class_no', 'staff_no']).where('ended_at', 'is', null).doNothing())
      .returning('link_no')
      .executeTakeFirst();
    return row?.link_no;
  },

  async setKeyHash(db: Db, linkNo: number, keyHash: string): Promise<void> {
    await db.updateTable('calendar_link').set({ key_hash: keyHash }).where('link_no', '=', linkNo).execute();
  },

  /** Those of an institution, the newest first; of one person or one class where these are given. */
  async list(db: Db, which: ListedLinks): Promise<StoredCalendarLink[]> {
    return (await listQuery(db, which)).rows;
  },

  /** Ends one of a class; of one person where that is given. False where there is none. */
  async end(
    db: Db,
    which: { academyNo: number; classNo: number; linkNo: number; staffNo?: number },
    now: number,
  ): Promise<boolean> {
    let query = db
      .updateTable('calendar_link')
      .set({ ended_at: now })
      .where('link_no', '=', which.linkNo)
      .where('class_no', '=', which.classNo)
      .where('academy_no', '=', which.academyNo)
      .where('ended_at', 'is', null);
    if (which.staffNo !== undefined) query = query.where('staff_no', '=', which.staffNo);
    return (await query.executeTakeFirst()).numUpdatedRows === 1n;
  },

  /** Ends every one there is. */
  async endAll(db: Db, now: number): Promise<void> {
    await db.updateTable('calendar_link').set({ ended_at: now }).where('ended_at', 'is', null).execute();
  },

  /** A live one of this site whose class goes on. */
  async findByKeyHash(db: Db, site: SiteName, keyHash: string): Promise<OpenCalendarLink | undefined> {
    return (await findByKeyHashQuery(db, { keyHash, site })).rows[0];
  },

  /** Notes that a calendar has read it, unless that was noted after `unlessSince`. */
  async markOpened(db: Db, linkNo: number, now: number, unlessSince: number): Promise<void> {
    await markOpenedQuery(db, { linkNo, now, unlessSince });
  },
};
