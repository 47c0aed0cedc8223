import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const classesOfQuery = compileOnce((db, given: { accountNo: number; academyNo: number }) =>
  db
    .selectFrom('account')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .select('class_membership.class_no as classNo')
    .where('account.account_no', '=', given.accountNo)
    .where('account.academy_no', '=', given.academyNo),
);

/** Where pupils are. */
export const pupilPlaces = {
  /** The class that a pupil is in now; undefined for somebody who is not of this institution. */
  async classesOf(db: Db, academyNo: number, accountNo: number): Promise<number[] | undefined> {
    const { rows } = await classesOfQuery(db, { accountNo, academyNo });
    if (rows.length === 0) return undefined;
    return rows.flatMap(({ classNo }) => classNo ?? []);
  },
};
