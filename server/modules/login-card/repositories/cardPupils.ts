import { comparedOnly } from '#server/db/comparedOnly.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { type Classes, pupilsWithin } from '#server/repositories/pupilsWithin.ts';

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

interface Within {
  academyNo: number;
  classNos: Classes;
  accountNos?: readonly number[] | undefined;
}

const listQuery = compileByShape(['classNos'], (db, given: Within) => {
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
  const { academyNo, classNos, accountNos } = given;
  if (accountNos === undefined) return query.where(pupilsWithin(db, { academyNo, classes: classNos }));
  const named = query
    .where(comparedOnly(db, 'account.academy_no'), '=', academyNo)
    .where(isAmong(db, 'account.account_no', accountNos));
  return classNos === 'ALL' ? named : named.where(isAmong(db, 'class_membership.class_no', classNos));
});

/** Pupils of an institution who may sign in. */
export const cardPupils = {
  /** @param within classes that are looked into, and accounts where only some are wanted */
  async list(
    db: Db,
    academyNo: number,
    within: { classNos: Classes; accountNos?: readonly number[] },
  ): Promise<CardPupil[]> {
    const { classNos, accountNos } = within;
    if (classNos !== 'ALL' && classNos.length === 0) return [];
    return (await listQuery(db, { academyNo, classNos, accountNos })).rows;
  },
};
