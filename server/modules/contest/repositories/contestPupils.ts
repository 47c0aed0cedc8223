import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { isPupilWithin, type Within } from '#server/repositories/isPupilWithin.ts';

/** Pupils of one of the institution's contests. */
interface InContest extends Within {
  contestNo: number;
}

const listQuery = compileByShape(['classes'], (db, given: InContest & { limit: number; offset: number }) =>
  joined(db, given)
    .leftJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
    .select([
      'account.account_no as accountNo',
      'account.name',
      'school_class.grade as classGrade',
      'school_class.name as className',
      'contest_participant.level_code as levelCode',
      'contest_participant.point',
      'contest_participant.growth',
    ])
    .orderBy('contest_participant.down_point')
    .orderBy('account.name')
    .orderBy('account.account_no')
    .limit(given.limit)
    .offset(given.offset),
);

const countQuery = compileByShape(['classes'], (db, given: InContest) =>
  joined(db, given).select((eb) => eb.fn.countAll<number>().as('count')),
);

const countHeldQuery = compileByShape(['classes'], (db, given: InContest) =>
  joined(db, given)
    .innerJoin('contest_review', (join) =>
      join
        .onRef('contest_review.contest_no', '=', 'contest_participant.contest_no')
        .onRef('contest_review.account_no', '=', 'contest_participant.account_no'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contest_review.state', '=', 'OPEN'),
);

const completedQuery = compileOnce((db, given: { contestNo: number; levelCode: string; down: number }) =>
  db
    .selectFrom('contest_participant')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contest_no', '=', given.contestNo)
    .where('level_code', '=', given.levelCode)
    .where('down_point', '<=', given.down),
);

const weeksQuery = compileOnce((db, given: { contestNo: number; accountNos: readonly number[] }) =>
  db
    .selectFrom('contest_week')
    .select(['account_no as accountNo', 'round_no as roundNo', 'point'])
    .where('contest_no', '=', given.contestNo)
    .where(isAmong(db, 'account_no', given.accountNos)),
);

/** Pupils of an institution in one of its contests. */
export const contestPupils = {
  /** Those who have joined, the most points first. */
  async list(db: Db, within: InContest, limit: number, offset: number) {
    return (await listQuery(db, { ...within, limit, offset })).rows;
  },

  async count(db: Db, within: InContest): Promise<number> {
    const row = firstRow(await countQuery(db, within));
    return row.count;
  },

  async weeks(db: Db, contestNo: number, accountNos: readonly number[]) {
    if (accountNos.length === 0) return [];
    return (await weeksQuery(db, { contestNo, accountNos })).rows;
  },

  /** @param finish the completion points of each level by its code */
  async countCompleted(db: Db, contestNo: number, finish: ReadonlyMap<string, number>): Promise<number> {
    let count = 0;
    for (const [levelCode, point] of finish) {
      count += firstRow(await completedQuery(db, { contestNo, levelCode, down: -point })).count;
    }
    return count;
  },

  /** Results that wait for a decision. */
  async countHeld(db: Db, within: InContest): Promise<number> {
    const row = firstRow(await countHeldQuery(db, within));
    return row.count;
  },
};

function joined(db: Db, { contestNo, ...within }: InContest) {
  return db
    .selectFrom('contest_participant')
    .innerJoin('account', 'account.account_no', 'contest_participant.account_no')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .where('contest_participant.contest_no', '=', contestNo)
    .where(isPupilWithin(db, within))
    .where('account.status', '<>', 'WITHDRAWAL');
}
