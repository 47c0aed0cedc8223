import type { TextState } from '#domain/text-reply/TextStand.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { isPupilWithin, type Within } from '#server/repositories/isPupilWithin.ts';

type Wanted = Within & { waiting: boolean };

const WRITTEN = ['THINK', 'REPORT'] as const;

const listQuery = compileByShape(['classes'], (db, given: Wanted & { limit: number; offset: number }) =>
  filtered(db, given)
    .select((eb) => [
      'mission_attempt.attempt_no as attemptNo',
      'account.account_no as accountNo',
      'account.name',
      'school_class.grade as classGrade',
      'school_class.name as className',
      'book.book_no as bookNo',
      'book.book_name as bookName',
      'mission_attempt.kind',
      'mission_attempt.submitted_at as handedInAt',
      eb
        .selectFrom('text_reply')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('text_reply.attempt_no', '=', 'mission_attempt.attempt_no')
        .as('replyCount'),
      'text_stand.state',
    ])
    .orderBy('mission_attempt.submitted_at', 'desc')
    .orderBy('mission_attempt.attempt_no', 'desc')
    .limit(given.limit)
    .offset(given.offset)
    .$narrowType<{ kind: 'THINK' | 'REPORT'; handedInAt: number; state: TextState | null }>(),
);

const countQuery = compileByShape(['classes'], (db, given: Wanted) =>
  filtered(db, given).select((eb) => eb.fn.countAll<number>().as('count')),
);

const findQuery = compileOnce((db, given: { attemptNo: number; accountNo: number }) =>
  db
    .selectFrom('mission_attempt')
    .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
    .innerJoin('account', 'account.account_no', 'mission_attempt.account_no')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .leftJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
    .select([
      'mission_attempt.attempt_no as attemptNo',
      'mission_attempt.kind',
      'mission_attempt.version',
      'mission_attempt.seed',
      'mission_attempt.submitted_at as handedInAt',
      'account.name',
      'school_class.grade as classGrade',
      'school_class.name as className',
      'book.book_no as bookNo',
      'book.book_name as bookName',
    ])
    .where('mission_attempt.attempt_no', '=', given.attemptNo)
    .where('mission_attempt.account_no', '=', given.accountNo)
    .where('mission_attempt.kind', 'in', [...WRITTEN])
    .where('mission_attempt.status', '=', 'SUBMITTED')
    .where('mission_attempt.hidden', '=', 0)
    .$narrowType<{ kind: 'THINK' | 'REPORT'; handedInAt: number }>(),
);

/** Texts that pupils of an institution handed in. */
export const pupilTexts = {
  /** The latest first. @param waiting those alone that wait for a word: without a reply, or with a new version */
  async list(db: Db, which: Wanted, limit: number, offset: number) {
    if (which.classes !== 'ALL' && which.classes.length === 0) return [];
    return (await listQuery(db, { ...which, limit, offset })).rows;
  },

  async count(db: Db, which: Wanted): Promise<number> {
    if (which.classes !== 'ALL' && which.classes.length === 0) return 0;
    const row = firstRow(await countQuery(db, which));
    return row.count;
  },

  /** One text of one pupil; undefined for another's, for a mission that is not written, and for one that is hidden. */
  async find(db: Db, accountNo: number, attemptNo: number) {
    return (await findQuery(db, { attemptNo, accountNo })).rows[0];
  },
};

function filtered(db: Db, { waiting, ...within }: Wanted) {
  const query = db
    .selectFrom('mission_attempt')
    .innerJoin('account', 'account.account_no', 'mission_attempt.account_no')
    .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .leftJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
    .leftJoin('text_stand', 'text_stand.attempt_no', 'mission_attempt.attempt_no')
    .where(isPupilWithin(db, within))
    .where('mission_attempt.kind', 'in', [...WRITTEN])
    .where('mission_attempt.status', '=', 'SUBMITTED')
    .where('mission_attempt.hidden', '=', 0);
  if (!waiting) return query;
  return query.where((eb) =>
    eb.or([
      eb('text_stand.state', '=', 'REWRITTEN'),
      eb.and([
        eb('text_stand.state', 'is', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('text_reply')
              .select('text_reply.staff_no')
              .whereRef('text_reply.attempt_no', '=', 'mission_attempt.attempt_no'),
          ),
        ),
      ]),
    ]),
  );
}
