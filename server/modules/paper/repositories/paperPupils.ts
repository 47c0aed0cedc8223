import type { Db } from '#server/db/Db.ts';

/** Pupils of a class who may get a sheet. */
export const paperPupils = {
  /** Active ones among these numbers, by number and name. */
  async ofClass(db: Db, classNo: number, accountNos: readonly number[]) {
    return db
      .selectFrom('class_membership')
      .innerJoin('account', 'account.account_no', 'class_membership.account_no')
      .select(['account.account_no as accountNo', 'account.name', 'class_membership.class_number as classNumber'])
      .where('class_membership.class_no', '=', classNo)
      .where('class_membership.left_on', 'is', null)
      .where('account.status', '=', 'ACTIVE')
      .where('account.account_no', 'in', [...accountNos])
      .orderBy('class_membership.class_number')
      .orderBy('account.name')
      .orderBy('account.account_no')
      .execute();
  },
};
