import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const place = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('account')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .select([
      'account.academy_no as academyNo',
      'account.school_grade as grade',
      'account.raq',
      'class_membership.class_no as classNo',
    ])
    .where('account.account_no', '=', given.accountNo),
);

/** Where a reader belongs now. */
export interface StoredPlace {
  academyNo: number | null;
  classNo: number | null;
  grade: string;
  raq: number;
}

export const readerPlaces = {
  async find(db: Db, accountNo: number): Promise<StoredPlace> {
    const [row] = (await place(db, { accountNo })).rows;
    return row ?? { academyNo: null, classNo: null, grade: '', raq: 0 };
  },
};
