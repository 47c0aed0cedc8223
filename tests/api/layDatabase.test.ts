import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createRandom } from '#domain/random/createRandom.ts';
import { loadContent } from '#server/content/loadContent.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { makeDemo } from '#server/operator/makeDemo.ts';
import { installation } from '#server/repositories/installation.ts';
import { buildTestApp, TEST_START } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { contentKey } from '../support/layDatabase.ts';

/** What differs each time by itself: hashes with their salt, random keys, the clock of the machine. */
const blurred = (dump: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(dump).map(([table, rows]) => [
      table,
      rows
        .map((row) => row.replaceAll(/"(password_hash|[a-z_]*key|friend_code|timestamp)":"[^"]*"/g, '"$1":""'))
        .sort(),
    ]),
  );

it('gives tests what opening and filling an embedded database gives', async () => {
  const contentDir = makeFixtureContent(2);
  const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-true-'));
  const real = await openDatabase({ dataDir });
  await loadContent(real.db, contentDir, TEST_START);
  await makeDemo({ db: real.db, now: TEST_START, random: createRandom(7) });
  const expected = blurred(await dumpTables(real.db));
  await real.close();

  // The first one makes what is copied, the second one is a copy; neither sees what the other does.
  for (let turn = 0; turn < 2; turn += 1) {
    const app = await buildTestApp({ env: { contentDir, databaseUrl: undefined } });
    expect(blurred(await dumpTables(app.db))).toEqual(expected);
    await installation.write(app.db, 'left by a test', 'yes');
    await app.close();
  }
});

it('tells content folders apart by what is in them', () => {
  expect(contentKey(makeFixtureContent(1))).toBe(contentKey(makeFixtureContent(1)));
  expect(contentKey(makeFixtureContent(1))).not.toBe(contentKey(makeFixtureContent(2)));
});
