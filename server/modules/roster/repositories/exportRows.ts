import type { ExportedInstitution } from '#domain/one-roster/writeOneRoster.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const classesQuery = compileOnce((db, given: { academyNo: number; fromYear: number }) =>
  db
    .selectFrom('school_class')
    .select(['class_no as classNo', 'school_year as schoolYear', 'grade', 'name'])
    .where('academy_no', '=', given.academyNo)
    .where('archived_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('school_year', '>=', given.fromYear),
        eb.exists(
          eb
            .selectFrom('class_membership')
            .select('class_membership.account_no')
            .whereRef('class_membership.class_no', '=', 'school_class.class_no')
            .where('class_membership.left_on', 'is', null),
        ),
      ]),
    )
    .orderBy('school_year')
    .orderBy('grade')
    .orderBy('name'),
);

const pupilsQuery = compileOnce((db, given: { academyNo: number }) =>
  db
    .selectFrom('account')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .select([
      'account.account_no as accountNo',
      'account.account_id as accountId',
      'account.name',
      'account.school_grade as schoolGrade',
      'account.status',
      'class_membership.class_no as classNo',
    ])
    .where('account.academy_no', '=', given.academyNo)
    .where('account.status', 'not in', ['WAIT', 'WITHDRAWAL', 'WITHDRAWAL_REQUEST'])
    .orderBy('account.account_no'),
);

/** An institution as it is given out to other systems. */
export const exportRows = {
  /** Classes that are not archived: of this school year and later ones, and of earlier ones whose pupils have not moved up. */
  async classes(db: Db, academyNo: number, fromYear: number): Promise<ExportedInstitution['classes'][number][]> {
    return (await classesQuery(db, { academyNo, fromYear })).rows;
  },

  /** Pupils who are let in, with the class they are in. Who waits for that, or has left, is nobody's pupil. */
  async pupils(db: Db, academyNo: number): Promise<ExportedInstitution['pupils'][number][]> {
    const { rows } = await pupilsQuery(db, { academyNo });
    return rows.map(({ status, ...pupil }) => ({ ...pupil, active: status === 'ACTIVE' || status === 'DORMANT' }));
  },
};
