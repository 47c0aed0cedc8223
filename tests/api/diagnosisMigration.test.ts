import { afterAll, beforeAll, expect, it } from 'vitest';
import { diagnosis } from '#server/db/migrations/011_diagnosis.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'none' });
});
afterAll(() => app.close());

it('the tables of the tests go and come back', async () => {
  const names = async () => (await app.db.introspection.getTables()).map(({ name }) => name).sort();
  const before = await names();
  const own = before.filter((name) => /^(diagnosis|personality|test)_/.test(name));
  expect(own).toEqual([
    'diagnosis_answer',
    'diagnosis_apply',
    'personality_answer',
    'personality_result',
    'test_material',
  ]);
  const { up, down } = diagnosis(app.database.engine);
  await down?.(app.db);
  expect(await names()).toEqual(before.filter((name) => !own.includes(name)));
  await up(app.db);
  expect(await names()).toEqual(before);
});
