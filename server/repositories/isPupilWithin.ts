import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { comparedOnly } from '../db/comparedOnly.ts';
import type { Db } from '../db/Db.ts';
import { engineOf } from '../db/engineOf.ts';
import { isAmong } from '../db/isAmong.ts';

/** Classes to look into: all of an institution, or these. */
export type Classes = 'ALL' | readonly number[];

/** Pupils of an institution: all of them, or those of some classes. */
export interface Within {
  academyNo: number;
  classes: Classes;
}

/** In a query of `account`: only these pupils. Those of classes are looked up by their class, however many others there are. */
export function isPupilWithin(db: Db, { academyNo, classes }: Within): RawBuilder<SqlBool> {
  if (classes === 'ALL') return sql`account.academy_no = ${academyNo}`;
  const members = sql`select class_membership.account_no from class_membership
    where class_membership.left_on is null and ${isAmong(db, 'class_membership.class_no', classes)}`;
  // PostgreSQL looks up each of an array, and may read all accounts for a list that it expects to be long.
  const isMember = engineOf(db) === 'sqlite' ? sql`in (${members})` : sql`= any(array(${members}))`;
  return sql`${comparedOnly(db, 'account.academy_no')} = ${academyNo} and account.account_no ${isMember}`;
}
