import type { ContestHost } from '#domain/contest/contestScope.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const institution = compileOnce((db, given: { academyNo: number }) =>
  db.selectFrom('institution').select('name').where('academy_no', '=', given.academyNo),
);

/** The institutions and classes that give contests. */
export const contestHosts = {
  async institutionName(db: Db, academyNo: number): Promise<string | undefined> {
    return (await institution(db, { academyNo })).rows[0]?.name;
  },

  async institutionNames(db: Db, academyNos: readonly number[]): Promise<Map<number, string>> {
    if (academyNos.length === 0) return new Map();
    const rows = await db
      .selectFrom('institution')
      .select(['academy_no as academyNo', 'name'])
      .where('academy_no', 'in', [...academyNos])
      .execute();
    return new Map(rows.map(({ academyNo, name }) => [academyNo, name]));
  },

  async staffName(db: Db, staffNo: number): Promise<string | undefined> {
    const row = await db.selectFrom('staff').select('name').where('staff_no', '=', staffNo).executeTakeFirst();
    return row?.name;
  },

  /** Pupils who may join a contest of an institution. */
  async countPupils(db: Db, { academyNo, classNos }: Pick<ContestHost, 'academyNo' | 'classNos'>): Promise<number> {
    let query = db
      .selectFrom('account')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account.academy_no', '=', academyNo)
      .where('account.status', '=', 'ACTIVE');
    if (classNos.length > 0) {
      query = query.where('account.account_no', 'in', (eb) =>
        eb
          .selectFrom('class_membership')
          .select('class_membership.account_no')
          .where('class_membership.left_on', 'is', null)
          .where('class_membership.class_no', 'in', [...classNos]),
      );
    }
    return (await query.executeTakeFirstOrThrow()).count;
  },

  async countJoined(db: Db, contestNo: number): Promise<number> {
    const row = await db
      .selectFrom('contest_participant')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('contest_no', '=', contestNo)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** In the order of grades and names. */
  async classes(db: Db, classNos: readonly number[]) {
    if (classNos.length === 0) return [];
    return db
      .selectFrom('school_class')
      .select(['class_no as classNo', 'grade', 'name'])
      .where('class_no', 'in', [...classNos])
      .orderBy('school_year')
      .orderBy('grade')
      .orderBy('name')
      .execute();
  },
};
