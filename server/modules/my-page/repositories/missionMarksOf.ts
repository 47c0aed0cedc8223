import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const missionMarksOfQuery = compileOnce((db, given: { accountNo: number; since: number }) =>
  db
    .selectFrom('mission_attempt')
    .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
    .select([
      'mission_attempt.book_no as bookNo',
      'mission_attempt.kind as source',
      'mission_attempt.submitted_at as at',
      'mission_attempt.correct_count as correctCount',
      'mission_attempt.item_count as itemCount',
      'book.raq',
    ])
    .where('mission_attempt.account_no', '=', given.accountNo)
    .where('mission_attempt.submitted_at', '>', given.since)
    .where('mission_attempt.kind', 'in', ['QUIZ', 'OX'])
    .where('mission_attempt.round', '=', 1)
    .where('mission_attempt.flagged', '=', 0)
    .where('mission_attempt.hidden', '=', 0)
    .$narrowType<{ source: 'QUIZ' | 'OX'; at: number }>(),
);

/** Results of the first rounds of quizzes and OX since then, that were not hurried through. Deleted histories stay out. */
export async function missionMarksOf(db: Db, accountNo: number, since: number) {
  return (await missionMarksOfQuery(db, { accountNo, since })).rows;
}
