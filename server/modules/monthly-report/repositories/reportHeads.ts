import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';

const academyNameQuery = compileOnce((db, given: { academyNo: number }) =>
  db.selectFrom('institution').select('name').where('academy_no', '=', given.academyNo),
);

const pupilQuery = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('account').select(['name', 'created_at as createdAt']).where('account_no', '=', given.accountNo),
);

const classOnQuery = compileOnce((db, given: { accountNo: number; academyNo: number; day: string }) =>
  db
    .selectFrom('class_membership')
    .innerJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
    .select(['school_class.grade', 'school_class.name'])
    .where('class_membership.account_no', '=', given.accountNo)
    .where('school_class.academy_no', '=', given.academyNo)
    .where((eb) => eb.or([eb('class_membership.left_on', 'is', null), eb('class_membership.left_on', '>', given.day)]))
    .orderBy('class_membership.joined_on')
    .limit(1),
);

/** What stands at the top of a report. */
export const reportHeads = {
  async academyName(db: Db, academyNo: number): Promise<string> {
    const row = firstRow(await academyNameQuery(db, { academyNo }));
    return row.name;
  },

  async pupil(db: Db, accountNo: number): Promise<{ name: string; createdAt: number }> {
    return firstRow(await pupilQuery(db, { accountNo }));
  },

  /**
   * The class of the institution that a pupil was in on a day, else the one that was entered after it first; undefined for
   * who was in none since.
   */
  async classOn(
    db: Db,
    { accountNo, academyNo, day }: { accountNo: number; academyNo: number; day: string },
  ): Promise<{ grade: string; name: string } | undefined> {
    return (await classOnQuery(db, { accountNo, academyNo, day })).rows[0];
  },
};
