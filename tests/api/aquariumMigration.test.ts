import { afterAll, beforeAll, expect, it } from 'vitest';
import { aquariumSocial } from '#server/db/migrations/009_aquarium_social.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'none' });
});
afterAll(() => app.close());

const tables = async () => (await app.db.introspection.getTables()).map(({ name }) => name).sort();

it('goes back to the tables before, and forth again', async () => {
  const after = await tables();
  expect(after).toContain('aquarium_pause');
  const { up, down } = aquariumSocial(app.database.engine);
  await down?.(app.db);
  const before = await tables();
  expect(after.filter((name) => !before.includes(name))).toHaveLength(10);
  expect(before).toContain('pet');
  await up(app.db);
  expect(await tables()).toEqual(after);
});
