import { sql } from 'kysely';
import type { GradeCode } from '#domain/book/grades.ts';
import type { Db } from '#server/db/Db.ts';

/** Up to where something was counted: the time it was handed in, and its number. */
export interface CountMark {
  at: number;
  no: number;
}

/** First rounds of quizzes and OX that were not hurried through, with the level of the reader. */
export async function attemptsToCount(db: Db, after: CountMark, until: number, limit: number) {
  return (
    db
      .selectFrom('mission_attempt')
      .innerJoin('account', 'account.account_no', 'mission_attempt.account_no')
      .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
      .select([
        'mission_attempt.attempt_no as no',
        'mission_attempt.submitted_at as at',
        'mission_attempt.book_no as bookNo',
        'mission_attempt.kind',
        'mission_attempt.seed',
        'mission_attempt.version',
        'mission_attempt.flagged',
        'account.raq',
        'book.raq as bookRaq',
      ])
      // Written out, so that SQLite finds the index whose condition this is.
      .where(sql<boolean>`mission_attempt.kind in ('QUIZ', 'OX') and mission_attempt.round = 1`)
      .where(sql<boolean>`(mission_attempt.submitted_at, mission_attempt.attempt_no) > (${after.at}, ${after.no})`)
      .where('mission_attempt.submitted_at', '<=', until)
      // Many people share a demo account.
      .where('account.demo', '=', 0)
      .orderBy('mission_attempt.submitted_at')
      .orderBy('mission_attempt.attempt_no')
      .limit(limit)
      .$narrowType<{ at: number; kind: 'QUIZ' | 'OX' }>()
      .execute()
  );
}

/** Reading tests that gave a level. */
export async function diagnosesToCount(db: Db, after: CountMark, until: number, limit: number) {
  return db
    .selectFrom('diagnosis_apply')
    .innerJoin('account', 'account.account_no', 'diagnosis_apply.account_no')
    .select(['apply_no as no', 'closed_at as at', 'grade', 'version'])
    .where(sql<boolean>`diagnosis_apply.status = 'DONE'`)
    .where(sql<boolean>`(closed_at, apply_no) > (${after.at}, ${after.no})`)
    .where('closed_at', '<=', until)
    .where('account.demo', '=', 0)
    .orderBy('closed_at')
    .orderBy('apply_no')
    .limit(limit)
    .$narrowType<{ at: number; grade: GradeCode }>()
    .execute();
}

/** What was answered in a reading test, by the key of the question. */
export async function diagnosisValues(db: Db, applyNo: number): Promise<{ key: string; value: string }[]> {
  return db
    .selectFrom('diagnosis_answer')
    .select(['item_key as key', 'value'])
    .where('apply_no', '=', applyNo)
    .orderBy('place')
    .execute();
}

/** Level tests of contests that gave a level. Those from before their questions were kept are left out. */
export async function levelTestsToCount(db: Db, after: CountMark, until: number, limit: number) {
  return db
    .selectFrom('contest_level_try')
    .innerJoin('account', 'account.account_no', 'contest_level_try.account_no')
    .innerJoin('contest_participant', (join) =>
      join
        .onRef('contest_participant.contest_no', '=', 'contest_level_try.contest_no')
        .onRef('contest_participant.account_no', '=', 'contest_level_try.account_no'),
    )
    .select([
      'contest_level_try.try_no as no',
      'contest_level_try.submitted_at as at',
      'contest_level_try.form_no as formNo',
      'contest_level_try.version',
      'contest_level_try.choices',
      'contest_participant.school_grade as grade',
    ])
    .where(sql<boolean>`contest_level_try.outcome = 'GIVEN'`)
    .where('contest_level_try.doubted', '=', 0)
    .where(sql<boolean>`(contest_level_try.submitted_at, contest_level_try.try_no) > (${after.at}, ${after.no})`)
    .where('contest_level_try.submitted_at', '<=', until)
    .where('account.demo', '=', 0)
    .where('contest_level_try.version', 'is not', null)
    .orderBy('contest_level_try.submitted_at')
    .orderBy('contest_level_try.try_no')
    .limit(limit)
    .$narrowType<{ at: number; version: string; choices: string; grade: GradeCode }>()
    .execute();
}
