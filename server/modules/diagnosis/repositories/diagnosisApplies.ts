import type { GradeCode } from '#domain/book/grades.ts';
import type { DiagnosisBand } from '#domain/diagnosis/bandOfReader.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';

export interface StoredApply {
  applyNo: number;
  accountNo: number;
  status: 'OPEN' | 'DONE' | 'PAUSED';
  mode: 'FIXED' | 'ADAPTIVE';
  band: DiagnosisBand;
  version: string;
  grade: GradeCode;
  startedAt: number;
  closedAt: number | null;
  pauseReason: 'TOO_FAST' | 'SAME_CHOICE' | null;
}

/** A finished diagnosis. `error` is the standard error in raq. */
export interface StoredDiagnosis {
  applyNo: number;
  band: DiagnosisBand;
  version: string;
  grade: GradeCode;
  closedAt: number;
  raq: number;
  error: number;
}

const applyColumns = [
  'apply_no as applyNo',
  'account_no as accountNo',
  'status',
  'mode',
  'band',
  'version',
  'grade',
  'started_at as startedAt',
  'closed_at as closedAt',
  'pause_reason as pauseReason',
] as const;

const results = (db: Db, accountNo: number) =>
  db
    .selectFrom('diagnosis_apply')
    .select(['apply_no as applyNo', 'band', 'version', 'grade', 'closed_at as closedAt', 'raq', 'error'])
    .where('account_no', '=', accountNo)
    .where('status', '=', 'DONE')
    .$narrowType<{ closedAt: number; raq: number; error: number }>();

const latestQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('diagnosis_apply')
    .select(applyColumns)
    .where('account_no', '=', given.accountNo)
    .orderBy('apply_no', 'desc')
    .limit(1),
);

const findOwnQuery = compileOnce((db, given: { accountNo: number; applyNo: number }) =>
  db
    .selectFrom('diagnosis_apply')
    .select(applyColumns)
    .where('account_no', '=', given.accountNo)
    .where('apply_no', '=', given.applyNo),
);

const formsTakenQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('diagnosis_apply')
    .select('form_no as formNo')
    .where('account_no', '=', given.accountNo)
    .where('form_no', 'is not', null)
    .where('status', '<>', 'PAUSED')
    .orderBy('apply_no')
    .$narrowType<{ formNo: number }>(),
);

const resultsQuery = compileOnce((db, given: { accountNo: number; limit: number; offset: number }) =>
  results(db, given.accountNo)
    .orderBy('closed_at', 'desc')
    .orderBy('apply_no', 'desc')
    .limit(given.limit)
    .offset(given.offset),
);

const resultCountQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('diagnosis_apply')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_no', '=', given.accountNo)
    .where('status', '=', 'DONE'),
);

const resultsUpToQuery = compileOnce((db, given: { accountNo: number; applyNo: number; limit: number }) =>
  results(db, given.accountNo).where('apply_no', '<=', given.applyNo).orderBy('apply_no', 'desc').limit(given.limit),
);

export const diagnosisApplies = {
  /** The one under way, or else the last one of this account. */
  async latest(db: Db, accountNo: number): Promise<StoredApply | undefined> {
    const [row] = (await latestQuery(db, { accountNo })).rows;
    return row as StoredApply | undefined;
  },

  async findOwn(db: Db, accountNo: number, applyNo: number): Promise<StoredApply | undefined> {
    const [row] = (await findOwnQuery(db, { accountNo, applyNo })).rows;
    return row as StoredApply | undefined;
  },

  /** Numbers of the forms this account has had, the oldest first. One that paused was not read: it may come again. */
  async formsTaken(db: Db, accountNo: number): Promise<number[]> {
    const { rows } = await formsTakenQuery(db, { accountNo });
    return rows.map(({ formNo }) => formNo);
  },

  /** Null when another device has begun one at the same time. */
  async insert(
    db: Db,
    apply: Pick<StoredApply, 'accountNo' | 'mode' | 'band' | 'version' | 'grade' | 'startedAt'> & {
      /** Null for an adaptive test. */
      formNo: number | null;
    },
  ): Promise<number | null> {
    const row = await db
      .insertInto('diagnosis_apply')
      .values({
        account_no: apply.accountNo,
        status: 'OPEN',
        mode: apply.mode,
        band: apply.band,
        form_no: apply.formNo,
        version: apply.version,
        grade: apply.grade,
        started_at: apply.startedAt,
        closed_at: null,
        raq: null,
        error: null,
        pause_reason: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('apply_no')
      .executeTakeFirst();
    return row?.apply_no ?? null;
  },

  /** Makes the other transactions of this test wait or run again; false when it is over. */
  async hold(db: Db, accountNo: number, applyNo: number): Promise<boolean> {
    const held = await db
      .updateTable('diagnosis_apply')
      .set({ status: 'OPEN' })
      .where('account_no', '=', accountNo)
      .where('apply_no', '=', applyNo)
      .where('status', '=', 'OPEN')
      .executeTakeFirst();
    return held.numUpdatedRows === 1n;
  },

  async finish(db: Db, applyNo: number, found: { raq: number; error: number }, now: number): Promise<void> {
    await db
      .updateTable('diagnosis_apply')
      .set({ status: 'DONE', closed_at: now, raq: found.raq, error: found.error })
      .where('apply_no', '=', applyNo)
      .where('status', '=', 'OPEN')
      .execute();
  },

  async pause(db: Db, applyNo: number, reason: 'TOO_FAST' | 'SAME_CHOICE', now: number): Promise<void> {
    await db
      .updateTable('diagnosis_apply')
      .set({ status: 'PAUSED', closed_at: now, pause_reason: reason })
      .where('apply_no', '=', applyNo)
      .where('status', '=', 'OPEN')
      .execute();
  },

  /** Finished ones, the newest first. */
  async results(db: Db, accountNo: number, limit: number, offset = 0): Promise<StoredDiagnosis[]> {
    const { rows } = await resultsQuery(db, { accountNo, limit, offset });
    return rows as StoredDiagnosis[];
  },

  async resultCount(db: Db, accountNo: number): Promise<number> {
    const row = firstRow(await resultCountQuery(db, { accountNo }));
    return row.count;
  },

  /** One of them with those before it, the newest first. Empty when it is missing, not finished, or somebody else's. */
  async resultsUpTo(db: Db, accountNo: number, applyNo: number, limit: number): Promise<StoredDiagnosis[]> {
    const { rows } = await resultsUpToQuery(db, { accountNo, applyNo, limit });
    return rows[0]?.applyNo === applyNo ? (rows as StoredDiagnosis[]) : [];
  },
};
