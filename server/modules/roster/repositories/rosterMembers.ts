import type { Member } from '#domain/roster/rosterChanges.ts';
import type { Db } from '#server/db/Db.ts';

/** Changes of an account that a roster may make. */
export interface MemberChange {
  name?: string;
  schoolGrade?: string;
  schoolName?: string;
  protectorMobileNo?: string;
}

export const rosterMembers = {
  /** Every student of an institution who has not left, with the class they are in. */
  async list(db: Db, academyNo: number): Promise<Member[]> {
    const rows = await db
      .selectFrom('account')
      .leftJoin('class_membership', (join) =>
        join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
      )
      .leftJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
      .select([
        'account.account_no as accountNo',
        'account.account_id as accountId',
        'account.name',
        'account.birthday',
        'account.school_grade as schoolGrade',
        'account.school_name as schoolName',
        'account.protector_mobile_no as protectorMobileNo',
        'account.signup_domain_code as origin',
        'school_class.name as className',
        'school_class.grade as classGrade',
        'school_class.school_year as classYear',
        'class_membership.class_number as classNumber',
      ])
      .where('account.academy_no', '=', academyNo)
      .where('account.status', 'not in', ['WITHDRAWAL', 'WITHDRAWAL_REQUEST'])
      .orderBy('account.account_no')
      .execute();
    return rows.map(({ origin, ...member }) => ({ ...member, fromRoster: origin === 'roster', marks: [] }));
  },

  /** @returns false when the account is no longer of this institution */
  async change(db: Db, accountNo: number, academyNo: number, change: MemberChange): Promise<boolean> {
    const set = {
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.schoolGrade === undefined ? {} : { school_grade: change.schoolGrade }),
      ...(change.schoolName === undefined ? {} : { school_name: change.schoolName }),
      ...(change.protectorMobileNo === undefined ? {} : { protector_mobile_no: change.protectorMobileNo }),
    };
    // A change of class alone writes nothing here, and is held to the same condition.
    const updated = await db
      .updateTable('account')
      .set({ academy_no: academyNo, ...set })
      .where('account_no', '=', accountNo)
      .where('academy_no', '=', academyNo)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },
};
