import type { ContestHost } from '#domain/contest/contestScope.ts';
import { comparedOnly } from '#server/db/comparedOnly.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { isAmong } from '#server/db/isAmong.ts';

/** Counted in an index alone. */
const pupilsOfInstitution = compileOnce((db, given: { academyNo: number; status: 'ACTIVE' }) =>
  db
    .selectFrom('account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('academy_no', '=', given.academyNo)
    .where('status', '=', given.status),
);

const pupilsByClass = compileOnce((db, given: { classNos: readonly number[]; academyNo: number }) =>
  db
    .selectFrom('class_membership')
    .innerJoin('account', 'account.account_no', 'class_membership.account_no')
    .select((eb) => ['class_membership.class_no as classNo', eb.fn.countAll<number>().as('count')])
    .where(isAmong(db, 'class_membership.class_no', given.classNos))
    .where('class_membership.left_on', 'is', null)
    .where(comparedOnly(db, 'account.academy_no'), '=', given.academyNo)
    .where(comparedOnly(db, 'account.status'), '=', 'ACTIVE')
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

  /** Pupils who may join each of these contests of an institution: those of its classes, of all where none is named. */
  async pupilCounts(db: Db, academyNo: number, hosts: readonly Pick<ContestHost, 'classNos'>[]): Promise<number[]> {
    const classNos = [...new Set(hosts.flatMap((host) => host.classNos))];
    const [all, byClass] = await Promise.all([
      pupilsOfInstitution(db, { academyNo, status: 'ACTIVE' }),
      classNos.length === 0 ? { rows: [] } : pupilsByClass(db, { academyNo, classNos }),
    ]);
    const countOf = new Map(byClass.rows.map(({ classNo, count }) => [classNo, count]));
    return hosts.map((host) =>
      host.classNos.length === 0
        ? firstRow(all).count
        : host.classNos.reduce((sum, classNo) => sum + (countOf.get(classNo) ?? 0), 0),
    );
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
