import { comparedOnly } from '#server/db/comparedOnly.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { isPupilWithin, type Within } from '#server/repositories/isPupilWithin.ts';

/** A pupil with how they sign in. */
export interface CardPupil {
  accountNo: number;
  accountId: string;
  name: string;
  schoolGrade: string;
  classGrade: string | null;
  className: string | null;
  classNumber: number | null;
  passwordHash: string;
  passwordChangedAt: number | null;
  lastSeenAt: number | null;
  madeAt: number | null;
  wrongCount: number | null;
  endedAt: number | null;
}

interface Wanted extends Within {
  /** Where only some of them are wanted. */
  accountNos?: readonly number[] | undefined;
}

const listQuery = compileByShape(['classes'], (db, given: Wanted) => {
  const query = db
    .selectFrom('account')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .leftJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
    .leftJoin('login_card', 'login_card.account_no', 'account.account_no')
    .select([
      'account.account_no as accountNo',
      'account.account_id as accountId',
      'account.name',
      'account.school_grade as schoolGrade',
      'school_class.grade as classGrade',
      'school_class.name as className',
      'class_membership.class_number as classNumber',
      'account.password_hash as passwordHash',
      'account.password_changed_at as passwordChangedAt',
      'account.last_seen_at as lastSeenAt',
      'login_card.made_at as madeAt',
      'login_card.wrong_count as wrongCount',
      'login_card.ended_at as endedAt',
    ])
    .where(comparedOnly(db, 'account.status'), '=', 'ACTIVE')
    .orderBy('school_class.grade')
    .orderBy('school_class.name')
    .orderBy('class_membership.class_number')
    .orderBy('account.name')
    .orderBy('account.account_no');
  const { academyNo, classes, accountNos } = given;
  if (accountNos === undefined) return query.where(isPupilWithin(db, given));
  const named = query
    .where(comparedOnly(db, 'account.academy_no'), '=', academyNo)
    .where(isAmong(db, 'account.account_no', accountNos));
  return classes === 'ALL' ? named : named.where(isAmong(db, 'class_membership.class_no', classes));
});

/** Pupils of an institution who may sign in. */
export const cardPupils = {
  async list(db: Db, wanted: Wanted): Promise<CardPupil[]> {
    const { classes } = wanted;
    if (classes !== 'ALL' && classes.length === 0) return [];
    return (await listQuery(db, wanted)).rows;
  },
};
