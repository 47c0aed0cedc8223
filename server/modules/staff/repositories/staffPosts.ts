import type { AcademyStatus } from '#domain/account/statuses.ts';
import type { StaffPost } from '#domain/staff/staffRights.ts';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import { comparedOnly } from '#server/db/comparedOnly.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isClassWithin } from '#server/repositories/isClassWithin.ts';
import type { Within } from '#server/repositories/isPupilWithin.ts';

/** A place of work with the name of its institution. */
export interface NamedPost {
  academyNo: number;
  academyName: string;
  academyStatus: AcademyStatus;
  role: StaffRole;
}

/** Somebody of the staff as a director sees them. */
export interface Colleague {
  staffNo: number;
  name: string;
  email: string;
  role: StaffRole;
  since: number;
}

const listQuery = compileOnce((db, given: { staffNo: number }) =>
  db
    .selectFrom('staff_post')
    .innerJoin('institution', 'institution.academy_no', 'staff_post.academy_no')
    .select([
      'staff_post.academy_no as academyNo',
      'institution.name as academyName',
      'institution.status as academyStatus',
      'staff_post.role',
    ])
    .where('staff_post.staff_no', '=', given.staffNo)
    .where('staff_post.until', 'is', null)
    .where('institution.status', '=', 'ACTIVE')
    .orderBy('staff_post.since')
    .orderBy('staff_post.academy_no'),
);

const postQuery = compileOnce((db, given: { staffNo: number; academyNo: number }) =>
  db
    .selectFrom('staff_post')
    .innerJoin('institution', 'institution.academy_no', 'staff_post.academy_no')
    .select(['staff_post.academy_no as academyNo', 'staff_post.role'])
    .where('staff_post.staff_no', '=', given.staffNo)
    .where('staff_post.academy_no', '=', given.academyNo)
    .where('staff_post.until', 'is', null)
    .where('institution.status', '=', 'ACTIVE'),
);

const classesQuery = compileOnce((db, given: { staffNo: number; academyNo: number }) =>
  db
    .selectFrom('class_teacher')
    .innerJoin('school_class', 'school_class.class_no', 'class_teacher.class_no')
    .select('class_teacher.class_no')
    .where('class_teacher.staff_no', '=', given.staffNo)
    .where(comparedOnly(db, 'school_class.academy_no'), '=', given.academyNo),
);

const listStaffQuery = compileOnce((db, given: { academyNo: number }) =>
  db
    .selectFrom('staff_post')
    .innerJoin('staff', 'staff.staff_no', 'staff_post.staff_no')
    .select(['staff.staff_no as staffNo', 'staff.name', 'staff.email', 'staff_post.role', 'staff_post.since'])
    .where('staff_post.academy_no', '=', given.academyNo)
    .where('staff_post.until', 'is', null)
    .orderBy('staff.name')
    .orderBy('staff.staff_no'),
);

const listTaughtQuery = compileByShape(['classes'], (db, given: Within) =>
  db
    .selectFrom('class_teacher')
    .innerJoin('school_class', 'school_class.class_no', 'class_teacher.class_no')
    .select(['class_teacher.staff_no as staffNo', 'class_teacher.class_no as classNo'])
    .where(isClassWithin(db, given))
    .orderBy('class_teacher.class_no'),
);

/** Who works where. */
export const staffPosts = {
  /** Which of these are present classes of the institution. */
  async presentClasses(db: Db, academyNo: number, classNos: readonly number[]): Promise<number[]> {
    if (classNos.length === 0) return [];
    const rows = await db
      .selectFrom('school_class')
      .select('class_no as classNo')
      .where('academy_no', '=', academyNo)
      .where('archived_at', 'is', null)
      .where('class_no', 'in', [...classNos])
      .execute();
    return rows.map(({ classNo }) => classNo);
  },

  /** Open posts at institutions whose contract goes on, in the order they began. */
  async list(db: Db, staffNo: number): Promise<NamedPost[]> {
    return (await listQuery(db, { staffNo })).rows;
  },

  /** An open post with the classes that are taught; undefined where somebody does not work, or the contract rests. */
  async find(db: Db, staffNo: number, academyNo: number): Promise<StaffPost | undefined> {
    const [posts, classes] = await Promise.all([
      postQuery(db, { staffNo, academyNo }),
      classesQuery(db, { staffNo, academyNo }),
    ]);
    const [post] = posts.rows;
    return post && { ...post, classNos: classes.rows.map((row) => row.class_no) };
  },

  /** Opens a post, or opens one again that ended; an open one keeps its beginning and gets the role. */
  async open(db: Db, given: { staffNo: number; academyNo: number; role: StaffRole }, now: number): Promise<void> {
    await db
      .insertInto('staff_post')
      .values({ staff_no: given.staffNo, academy_no: given.academyNo, role: given.role, since: now, until: null })
      .onConflict((conflict) =>
        conflict.columns(['staff_no', 'academy_no']).doUpdateSet({ role: given.role, until: null }),
      )
      .execute();
  },

  /** Ends a post. What the person wrote stays; their classes have one teacher less. @returns false for none that is open */
  async end(db: Db, staffNo: number, academyNo: number, now: number): Promise<boolean> {
    const ended = await db
      .updateTable('staff_post')
      .set({ until: now })
      .where('staff_no', '=', staffNo)
      .where('academy_no', '=', academyNo)
      .where('until', 'is', null)
      .returning('staff_no')
      .executeTakeFirst();
    if (ended === undefined) return false;
    await staffPosts.stopTeaching(db, staffNo, academyNo);
    return true;
  },

  async listStaff(db: Db, academyNo: number): Promise<Colleague[]> {
    return (await listStaffQuery(db, { academyNo })).rows;
  },

  /** Who teaches which class of an institution. */
  async listTaught(db: Db, within: Within): Promise<{ staffNo: number; classNo: number }[]> {
    return (await listTaughtQuery(db, within)).rows;
  },

  /** The teachers of a class; who does not work at the institution is left out. */
  async setTeachers(db: Db, academyNo: number, classNo: number, staffNos: readonly number[]): Promise<void> {
    await db.deleteFrom('class_teacher').where('class_no', '=', classNo).execute();
    const own = (await staffPosts.listStaff(db, academyNo)).filter(({ staffNo }) => staffNos.includes(staffNo));
    for (const { staffNo } of own)
      await db.insertInto('class_teacher').values({ class_no: classNo, staff_no: staffNo }).execute();
  },

  async stopTeaching(db: Db, staffNo: number, academyNo: number): Promise<void> {
    await db
      .deleteFrom('class_teacher')
      .where('staff_no', '=', staffNo)
      .where('class_no', 'in', (eb) =>
        eb.selectFrom('school_class').select('class_no').where('academy_no', '=', academyNo),
      )
      .execute();
  },

  /** Lets somebody teach classes of an institution; classes of another one are left out. */
  async teach(db: Db, staffNo: number, academyNo: number, classNos: readonly number[]): Promise<void> {
    if (classNos.length === 0) return;
    const own = await db
      .selectFrom('school_class')
      .select('class_no')
      .where('academy_no', '=', academyNo)
      .where('class_no', 'in', [...classNos])
      .execute();
    for (const { class_no } of own) {
      await db
        .insertInto('class_teacher')
        .values({ class_no, staff_no: staffNo })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  },
};
