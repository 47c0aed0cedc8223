import { afterAll, beforeAll, expect, it } from 'vitest';
import { neighbourSafety } from '#server/db/migrations/019_neighbour_safety.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { openNeighbourhood } from '../support/openNeighbourhood.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(() => app.close());

it('keeps the names hidden that are hidden already, and knows the pets of open reports', async () => {
  const { student, keyOf, newAcademy } = openNeighbourhood(app);
  const academyNo = await newAcademy();
  const [named, plain, seen] = [
    await student({ academyNo }),
    await student({ academyNo }),
    await student({ academyNo }),
  ];
  for (const { keeper } of [named, seen]) await keeper.rename('Kongi');
  await named.change({ nickname: 'BadName' });
  await plain.report(await keyOf(seen));
  await app.db
    .updateTable('aquarium_profile')
    .set({ held: 1 })
    .where('account_no', 'in', [named.accountNo, plain.accountNo])
    .execute();
  const { up, down } = neighbourSafety(app.database.engine);
  await down?.(app.db);
  await up(app.db);
  const held = await app.db.selectFrom('held_name').selectAll().execute();
  const keysOf = (accountNo: number) => held.filter((row) => row.account_no === accountNo).map((row) => row.name_key);
  expect(keysOf(named.accountNo).sort()).toEqual(['badname', 'kongi']);
  expect(keysOf(plain.accountNo)).toEqual([plain.profile.nickname]);
  expect(held).toHaveLength(3);
  const reports = await app.db.selectFrom('neighbour_report').select(['reported_no', 'pet_name']).execute();
  expect(reports).toEqual([{ reported_no: seen.accountNo, pet_name: 'Kongi' }]);
});
