import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/buildTestApp.ts';
import type { CollectedRoute } from '../support/collectRoutes.ts';
import { type AllowedRead, allowedReads } from '../support/plans/allowedReads.ts';
import { askEveryRead } from '../support/plans/askEveryRead.ts';
import { assumeLarge } from '../support/plans/assumeLarge.ts';
import { buildReadApp } from '../support/plans/buildReadApp.ts';
import { explainPostgres } from '../support/plans/explainPostgres.ts';
import { explainSqlite, type WholeRead } from '../support/plans/explainSqlite.ts';
import { openReadStage } from '../support/plans/openReadStage.ts';
import { type RecordedStatement, StatementRecorder } from '../support/plans/StatementRecorder.ts';
import { growingTables, SHARED_COLUMNS, smallTables } from '../support/plans/tableGrowth.ts';
import { unansweredReads } from '../support/plans/unansweredReads.ts';

const QUESTION = /^\s*(?:select|with|insert|update|delete)\b/i;

let app: TestApp;
let routes: CollectedRoute[];

beforeAll(async () => {
  ({ app, routes } = await buildReadApp());
});
afterAll(() => app.close());

/** Asks every read of the product, by everybody who may. @returns the statements, and the reads that nobody got an answer to */
async function askEverything(): Promise<{ statements: RecordedStatement[]; unanswered: string[] }> {
  const stage = await openReadStage(app);
  const recorder = new StatementRecorder();
  const answered = new Set<string>();
  let paths: string[];
  try {
    paths = await askEveryRead(app, routes, stage, {
      asks: ({ by }) => {
        recorder.by = by;
      },
      answered: (path, statusCode) => {
        recorder.by = null;
        if (statusCode === 200) answered.add(path);
      },
    });
  } finally {
    recorder.close();
  }
  const statements = recorder.statements.filter(({ sql }) => QUESTION.test(sql));
  return { statements, unanswered: paths.filter((path) => !answered.has(path) && !(path in unansweredReads)) };
}

type Found = RecordedStatement & WholeRead;

/** Whether all pupils or classes of an institution are gone through for somebody who has the whole of it. */
const isOfInstitution = ({ by, table, step }: Found) =>
  by.endsWith(' by director') && table in SHARED_COLUMNS && step.includes('(academy_no=?');

async function explainEach(statements: readonly RecordedStatement[]): Promise<Found[]> {
  return withExplain(async (explain) => {
    const found: Found[] = [];
    for (const statement of statements) {
      for (const read of await explain(statement)) found.push({ ...statement, ...read });
    }
    return found;
  });
}

async function withExplain<T>(
  work: (explain: (one: RecordedStatement) => Promise<WholeRead[]>) => Promise<T>,
): Promise<T> {
  if (app.database.engine === 'sqlite') return work((statement) => explainSqlite(app.db, statement));
  const client = new pg.Client({ connectionString: app.env.databaseUrl });
  await client.connect();
  try {
    await assumeLarge(client);
    return await work((statement) => explainPostgres(client, statement));
  } finally {
    await client.end();
  }
}

describe('the plans of every read', () => {
  it('know of each table whether it grows', async () => {
    const tables = (await app.db.introspection.getTables()).map(({ name }) => name);
    const small = Object.keys(smallTables);
    expect([...growingTables, ...small].sort()).toEqual(tables.sort());
  });

  it('go through no table that grows, but where a reason is given', async () => {
    const { statements, unanswered } = await askEverything();
    expect(unanswered).toEqual([]);
    const found = await explainEach(statements);
    const allows = ({ tables, statement }: AllowedRead, { table, sql }: { table: string; sql: string }) =>
      tables.includes(table) && sql.includes(statement);
    const allowed = allowedReads.filter(({ engine }) => engine === undefined || engine === app.database.engine);
    const whole = found.filter((read) => !isOfInstitution(read) && !allowed.some((one) => allows(one, read)));
    expect(whole.map(({ by, table, step, sql }) => `${by} reads all of ${table} (${step}): ${sql}`)).toEqual([]);
    // A reason that nothing needs any more is taken out.
    expect(allowed.filter((one) => !found.some((read) => allows(one, read)))).toEqual([]);
  });

  const wholeReads = async (sql: string, ...parameters: unknown[]) =>
    (await explainEach([{ sql, parameters, by: 'test' }])).map(({ table }) => table);

  it('show a search without an index, or by what many rows share, and no search by an index', async () => {
    const of = app.database.engine === 'sqlite' ? '?' : '$1';
    expect(await wholeReads(`select name from account as who where name = ${of} limit 3`, '김')).toEqual(['account']);
    expect(await wholeReads(`select name from account where site = ${of}`, 'edu')).toEqual(['account']);
    expect(await wholeReads(`select name from account where account_no = ${of}`, 1)).toEqual([]);
    expect(await wholeReads(`select 1 from faq where title = ${of}`, '')).toEqual([]);
  });

  it.runIf(process.env.TEST_DATABASE_URL !== undefined)(
    'are those for a million rows, also of empty tables',
    async () => {
      // Among few rows the smaller of the two is read whole and the other one searched.
      const joined = 'from cheer join account on account.account_no = cheer.account_no where cheer.account_no = $1';
      expect(await wholeReads(`select name ${joined}`, 1)).toEqual([]);
      expect(await wholeReads(`select status from payment_refund where amount = $1`, 1)).toEqual(['payment_refund']);
    },
  );
});
