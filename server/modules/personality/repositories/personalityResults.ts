import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';

export interface StoredPersonality {
  resultNo: number;
  accountNo: number;
  status: 'OPEN' | 'DONE';
  version: string;
  seed: number;
  startedAt: number;
  closedAt: number | null;
  typeCode: string | null;
  typeName: string | null;
  /** PersonalitySlider[] as JSON. */
  sliders: string | null;
}

const columns = [
  'result_no as resultNo',
  'account_no as accountNo',
  'status',
  'version',
  'seed',
  'started_at as startedAt',
  'closed_at as closedAt',
  'type_code as typeCode',
  'type_name as typeName',
  'sliders',
] as const;

const openQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('personality_result')
    .select(columns)
    .where('account_no', '=', given.accountNo)
    .where('status', '=', 'OPEN'),
);

const findOwnQuery = compileOnce((db, given: { accountNo: number; resultNo: number }) =>
  db
    .selectFrom('personality_result')
    .select(columns)
    .where('account_no', '=', given.accountNo)
    .where('result_no', '=', given.resultNo),
);

const resultsQuery = compileOnce((db, given: { accountNo: number; limit: number; offset: number }) =>
  db
    .selectFrom('personality_result')
    .select(columns)
    .where('account_no', '=', given.accountNo)
    .where('status', '=', 'DONE')
    .orderBy('closed_at', 'desc')
    .orderBy('result_no', 'desc')
    .limit(given.limit)
    .offset(given.offset),
);

const resultCountQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('personality_result')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_no', '=', given.accountNo)
    .where('status', '=', 'DONE'),
);

/** Book-personality tests, under way or finished. */
export const personalityResults = {
  async open(db: Db, accountNo: number): Promise<StoredPersonality | undefined> {
    return (await openQuery(db, { accountNo })).rows[0];
  },

  async findOwn(db: Db, accountNo: number, resultNo: number): Promise<StoredPersonality | undefined> {
    return (await findOwnQuery(db, { accountNo, resultNo })).rows[0];
  },

  /** Finished ones, the newest first. */
  async results(db: Db, accountNo: number, limit: number, offset = 0): Promise<StoredPersonality[]> {
    return (await resultsQuery(db, { accountNo, limit, offset })).rows;
  },

  async resultCount(db: Db, accountNo: number): Promise<number> {
    const row = firstRow(await resultCountQuery(db, { accountNo }));
    return row.count;
  },

  /** Does nothing when another device has begun one at the same time. */
  async insert(
    db: Db,
    { accountNo, version, seed, startedAt }: Pick<StoredPersonality, 'accountNo' | 'version' | 'seed' | 'startedAt'>,
  ): Promise<void> {
    await db
      .insertInto('personality_result')
      .values({
        account_no: accountNo,
        status: 'OPEN',
        version,
        seed,
        started_at: startedAt,
        closed_at: null,
        type_code: null,
        type_name: null,
        sliders: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Makes the other transactions of this test wait or run again; false when it is over. */
  async hold(db: Db, accountNo: number, resultNo: number): Promise<boolean> {
    const held = await db
      .updateTable('personality_result')
      .set({ status: 'OPEN' })
      .where('account_no', '=', accountNo)
      .where('result_no', '=', resultNo)
      .where('status', '=', 'OPEN')
      .executeTakeFirst();
    return held.numUpdatedRows === 1n;
  },

  async finish(
    db: Db,
    resultNo: number,
    found: { typeCode: string; typeName: string; sliders: string },
    now: number,
  ): Promise<void> {
    await db
      .updateTable('personality_result')
      .set({
        status: 'DONE',
        closed_at: now,
        type_code: found.typeCode,
        type_name: found.typeName,
        sliders: found.sliders,
      })
      .where('result_no', '=', resultNo)
      .where('status', '=', 'OPEN')
      .execute();
  },
};
