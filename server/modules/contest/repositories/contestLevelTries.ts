import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A level test that is open. */
export interface OpenTry {
  tryNo: number;
  formNo: number;
  startedAt: number;
}

export interface TryOutcome {
  outcome: 'GIVEN' | 'TOO_FAST' | 'SAME_CHOICE';
  choices: readonly number[];
  correctCount: number;
  raq: number;
  error: number;
  /** The level that it showed is in doubt. */
  doubted: boolean;
}

const formsTakenQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('contest_level_try')
    .select('form_no as formNo')
    .where('account_no', '=', given.accountNo)
    .orderBy('try_no'),
);

const findQuery = compileOnce((db, given: { contestNo: number; accountNo: number }) =>
  db
    .selectFrom('contest_level_try')
    .select(['try_no as tryNo', 'form_no as formNo', 'started_at as startedAt'])
    .where('contest_no', '=', given.contestNo)
    .where('account_no', '=', given.accountNo)
    .where('outcome', '=', 'OPEN'),
);

const endOthersQuery = compileOnce((db, given: { contestNo: number; accountNo: number; formNo: number }) =>
  db
    .deleteFrom('contest_level_try')
    .where('contest_no', '=', given.contestNo)
    .where('account_no', '=', given.accountNo)
    .where('outcome', '=', 'OPEN')
    .where('form_no', '<>', given.formNo),
);

const openQuery = compileOnce(
  (db, given: { contestNo: number; accountNo: number; formNo: number; version: string; now: number }) =>
    db
      .insertInto('contest_level_try')
      .values({
        contest_no: given.contestNo,
        account_no: given.accountNo,
        form_no: given.formNo,
        version: given.version,
        outcome: 'OPEN',
        started_at: given.now,
        submitted_at: null,
        choices: null,
        correct_count: null,
        raq: null,
        error: null,
      })
      .onConflict((conflict) => conflict.doNothing()),
);

export const contestLevelTries = {
  /** The open test of a student; opening it again neither stops nor restarts its clock, another form does. */
  async open(
    db: Db,
    { contestNo, accountNo }: { contestNo: number; accountNo: number },
    { formNo, version }: { formNo: number; version: string },
    now: number,
  ): Promise<void> {
    await endOthersQuery(db, { contestNo, accountNo, formNo });
    await openQuery(db, { contestNo, accountNo, formNo, version, now });
  },

  /** Numbers of the forms this account has had in contests, the oldest first. */
  async formsTaken(db: Db, accountNo: number): Promise<number[]> {
    const { rows } = await formsTakenQuery(db, { accountNo });
    return rows.map(({ formNo }) => formNo);
  },

  async find(db: Db, contestNo: number, accountNo: number): Promise<OpenTry | undefined> {
    return (await findQuery(db, { contestNo, accountNo })).rows[0];
  },

  async close(db: Db, tryNo: number, outcome: TryOutcome, now: number): Promise<void> {
    await db
      .updateTable('contest_level_try')
      .set({
        outcome: outcome.outcome,
        submitted_at: now,
        choices: JSON.stringify(outcome.choices),
        correct_count: outcome.correctCount,
        raq: outcome.raq,
        error: outcome.error,
        doubted: outcome.doubted ? 1 : 0,
      })
      .where('try_no', '=', tryNo)
      .execute();
  },
};
