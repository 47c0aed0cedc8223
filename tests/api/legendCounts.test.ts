import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AcademyStatus, AccountStatus } from '#domain/account/statuses.ts';
import { type Hall, legendMonths } from '#server/repositories/legendMonths.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeAccount } from '../support/makeAccount.ts';

const MONTH = '2026-05';
const READERS = 12;
const accounts: { accountNo: number; home: boolean }[] = [];
const academies: number[] = [];
let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
  // Whoever the demo brought is not what is looked at here.
  await app.db.deleteFrom('legend_month').execute();
  for (const name of ['가', '나']) {
    const { academy_no } = await app.db
      .insertInto('institution')
      .values({ site: 'school', name, status: 'ACTIVE', created_at: 1 })
      .returning('academy_no')
      .executeTakeFirstOrThrow();
    academies.push(academy_no);
  }
  for (let index = 0; index < READERS; index += 1) {
    const home = index % 4 === 0;
    const { accountNo } = await makeAccount(
      app,
      home ? 'home' : 'school',
      home ? {} : { academy_no: academies[index % 2] },
    );
    accounts.push({ accountNo, home });
  }
});
afterAll(() => app.close());

/** Every reader who may be seen, with the states looked at one by one. */
async function seen({ site, academyNo }: Hall): Promise<number[]> {
  const { rows } = await sql<{ point: number }>`
    select legend_month.point from legend_month
    join account on account.account_no = legend_month.account_no
    left join institution on institution.academy_no = account.academy_no
    where legend_month.month_key = ${MONTH} and legend_month.point > 0
      and ${academyNo === null ? sql`legend_month.site = ${site}` : sql`legend_month.academy_no = ${academyNo}`}
      and legend_month.account_no not in (select account_no from legend_hidden)
      and (account.status = 'ACTIVE' or (account.site = 'home' and account.status = 'NO_AFFILIATION'))
      and (account.academy_no is null or institution.status = 'ACTIVE')`.execute(app.db);
  return rows.map(({ point }) => point);
}

const reader = fc.nat({ max: READERS - 1 });
const academy = fc.nat({ max: 1 });
const change = fc.oneof(
  fc.record({ what: fc.constant('pay' as const), reader, points: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ what: fc.constant('wish' as const), reader, listed: fc.boolean() }),
  fc.record({
    what: fc.constant('status' as const),
    reader,
    status: fc.constantFrom<AccountStatus>('ACTIVE', 'INACTIVE', 'DORMANT', 'NO_AFFILIATION'),
  }),
  fc.record({ what: fc.constant('move' as const), reader, to: academy }),
  fc.record({
    what: fc.constant('institution' as const),
    academy,
    status: fc.constantFrom<AcademyStatus>('ACTIVE', 'NON_PAYMENT'),
  }),
);

it('counts in the index the readers that states and wishes let others see, after any changes', async () => {
  let now = 0;
  const set = (accountNo: number, values: object) =>
    app.db.updateTable('account').set(values).where('account_no', '=', accountNo).execute();
  const apply = async (one: typeof change extends fc.Arbitrary<infer T> ? T : never) => {
    if (one.what === 'institution') {
      const academyNo = academies[one.academy] ?? 0;
      await app.db.updateTable('institution').set({ status: one.status }).where('academy_no', '=', academyNo).execute();
      return;
    }
    const { accountNo, home } = accounts[one.reader] ?? { accountNo: 0, home: true };
    now += 1;
    if (one.what === 'pay') await legendMonths.add(app.db, accountNo, MONTH, one.points, now);
    if (one.what === 'wish') await legendMonths.setListed(app.db, accountNo, one.listed, now);
    if (one.what === 'status') await set(accountNo, { status: one.status });
    if (one.what === 'move' && !home) await set(accountNo, { academy_no: academies[one.to] });
  };
  const halls: Hall[] = [
    { month: MONTH, site: 'school', academyNo: null },
    { month: MONTH, site: 'home', academyNo: null },
    ...academies.map((academyNo): Hall => ({ month: MONTH, site: 'school', academyNo })),
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      for (const one of changes) await apply(one);
      for (const hall of halls) {
        const points = await seen(hall);
        expect(await legendMonths.count(app.db, hall)).toBe(points.length);
        for (const point of [0, 10, ...points]) {
          expect(await legendMonths.above(app.db, hall, point)).toBe(points.filter((other) => other > point).length);
        }
        expect(await legendMonths.page(app.db, hall, 0, READERS, 0)).toHaveLength(points.length);
      }
    }),
    { numRuns: 25 },
  );
});
