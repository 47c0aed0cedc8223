import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { comparedOnly } from '../db/comparedOnly.ts';
import type { Db } from '../db/Db.ts';
import { isAmong } from '../db/isAmong.ts';
import type { Within } from './isPupilWithin.ts';

/** In a query of `school_class`: only these classes of the institution. */
export function isClassWithin(db: Db, { academyNo, classes }: Within): RawBuilder<SqlBool> {
  if (classes === 'ALL') return sql`school_class.academy_no = ${academyNo}`;
  return sql`${comparedOnly(db, 'school_class.academy_no')} = ${academyNo}
    and ${isAmong(db, 'school_class.class_no', classes)}`;
}
