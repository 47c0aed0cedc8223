import type { ContestHost } from '#domain/contest/contestScope.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

/** Pupils of an institution by class; those in no class have no number. */
const pupilsByClass = compileOnce((db, given: { academyNo: number; status: 'ACTIVE' }) =>
  db
    .selectFrom('account')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .select((eb) => ['class_membership.class_no as classNo', eb.fn.countAll<number>().as('count')])
    .where('account.academy_no', '=', given.academyNo)
    .where('account.status', '=', given.status)
    .groupBy('class_membership.class_no'),
);

const staffNamesQuery = compileOnce((db, given: { staffNos: readonly number[] }) =>
  db
    .selectFrom('staff')
    .select(['staff_no as staffNo', 'name'])
    .where(isAmong(db, 'staff_no', given.staffNos)),
);

const joinedCountsQuery = compileOnce((db, given: { contestNos: readonly number[] }) =>
  db
    .selectFrom('contest_participant')
    .select((eb) => ['contest_no as contestNo', eb.fn.countAll<number>().as('count')])
    .where(isAmong(db, 'contest_no', given.contestNos))
    .groupBy('contest_no'),
);

const classesQuery = compileOnce((db, given: { classNos: readonly number[] }) =>
  db
    .selectFrom('school_class')
    .select(['class_no as classNo', 'grade', 'name'])
    .where(isAmong(db, 'class_no', given.classNos))
    .orderBy('school_year')
    .orderBy('grade')
    .orderBy('name'),
);

/** The institutions and classes that give contests. */
export const contestHosts = {
  async institutionNames(db: Db, academyNos: readonly number[]): Promise<Map<number, string>> {
    if (academyNos.length === 0) return new Map();
    const rows = await db
      .selectFrom('institution')
      .select(['academy_no as academyNo', 'name'])
      .where('academy_no', 'in', [...academyNos])
      .execute();
    return new Map(rows.map(({ academyNo, name }) => [academyNo, name]));
  },

  async staffNames(db: Db, staffNos: readonly number[]): Promise<Map<number, string>> {
    if (staffNos.length === 0) return new Map();
    const { rows } = await staffNamesQuery(db, { staffNos });
    return new Map(rows.map(({ staffNo, name }) => [staffNo, name]));
  },

  /** Counts pupils who may join a contest of the institution. @returns the pupils of some classes, of all where none is named */
  async pupilCounts(db: Db, academyNo: number): Promise<(host: Pick<ContestHost, 'classNos'>) => number> {
    const { rows } = await pupilsByClass(db, { academyNo, status: 'ACTIVE' });
    return ({ classNos }) =>
      rows
        .filter(({ classNo }) => classNos.length === 0 || (classNo !== null && classNos.includes(classNo)))
        .reduce((sum, { count }) => sum + count, 0);
  },

  /** Participants by contest; none where nobody has joined. */
  async joinedCounts(db: Db, contestNos: readonly number[]): Promise<Map<number, number>> {
    if (contestNos.length === 0) return new Map();
    const { rows } = await joinedCountsQuery(db, { contestNos });
    return new Map(rows.map(({ contestNo, count }) => [contestNo, count]));
  },

  /** In the order of grades and names. */
  async classes(db: Db, classNos: readonly number[]) {
    if (classNos.length === 0) return [];
    return (await classesQuery(db, { classNos })).rows;
  },
};
