import { comparedOnly } from '#server/db/comparedOnly.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

/** A pupil with a homework. */
export interface HomeworkPupil {
  homeworkNo: number;
  accountNo: number;
  name: string;
  classNumber: number | null;
  /** Is in the class of the homework now. */
  inClass: boolean;
}

/** From the pupils of the homework, not from the institution: it may have thousands of them. */
const listQuery = compileOnce((db, given: { homeworkNos: readonly number[]; academyNo: number }) => {
  const named = db
    .selectFrom('homework_pupil')
    .select(['homework_no', 'account_no'])
    .where(isAmong(db, 'homework_no', given.homeworkNos));
  const entered = db
    .selectFrom('homework')
    .innerJoin('class_membership', 'class_membership.class_no', 'homework.class_no')
    .select(['homework.homework_no', 'class_membership.account_no'])
    .where(isAmong(db, 'homework.homework_no', given.homeworkNos))
    .where('homework.whole_class', '=', 1)
    .where('class_membership.left_on', 'is', null);
  return db
    .selectFrom(named.union(entered).as('has'))
    .innerJoin('homework', 'homework.homework_no', 'has.homework_no')
    .innerJoin('account', 'account.account_no', 'has.account_no')
    .leftJoin('class_membership', (join) =>
      join
        .onRef('class_membership.account_no', '=', 'has.account_no')
        .onRef('class_membership.class_no', '=', 'homework.class_no')
        .on('class_membership.left_on', 'is', null),
    )
    .select([
      'has.homework_no as homeworkNo',
      'has.account_no as accountNo',
      'account.name',
      'class_membership.class_no as classNo',
      'class_membership.class_number as classNumber',
    ])
    .where(comparedOnly(db, 'homework.academy_no'), '=', given.academyNo)
    .where(comparedOnly(db, 'account.academy_no'), '=', given.academyNo)
    .where(comparedOnly(db, 'account.status'), '=', 'ACTIVE')
    .orderBy('account.name')
    .orderBy('has.account_no');
});

/** Pupils with a homework: those named when it was set and, for a whole class, who has entered it since. */
export const homeworkPupils = {
  async add(db: Db, homeworkNo: number, accountNos: readonly number[]): Promise<void> {
    const rows = accountNos.map((accountNo) => ({ homework_no: homeworkNo, account_no: accountNo }));
    await db.insertInto('homework_pupil').values(rows).execute();
  },

  /** Active pupils of an institution for these homework, by number and name; last who has left the class. */
  async list(db: Db, academyNo: number, homeworkNos: readonly number[]): Promise<HomeworkPupil[]> {
    if (homeworkNos.length === 0) return [];
    const { rows } = await listQuery(db, { homeworkNos, academyNo });
    // The engines place null differently.
    return rows
      .map(({ classNo, ...row }) => ({ ...row, inClass: classNo !== null }))
      .sort((one, two) => place(one) - place(two));
  },

  /** Active pupils of a class; with numbers, those of them alone. */
  async ofClass(db: Db, classNo: number, accountNos: readonly number[] | null): Promise<number[]> {
    let query = db
      .selectFrom('class_membership')
      .innerJoin('account', 'account.account_no', 'class_membership.account_no')
      .select('account.account_no as accountNo')
      .where('class_membership.class_no', '=', classNo)
      .where('class_membership.left_on', 'is', null)
      .where('account.status', '=', 'ACTIVE');
    if (accountNos !== null) query = query.where('account.account_no', 'in', [...accountNos]);
    return (await query.execute()).map(({ accountNo }) => accountNo);
  },
};

const place = ({ inClass, classNumber }: HomeworkPupil) => (inClass ? (classNumber ?? LAST) : LAST + 1);
const LAST = 10_000;
