import { buildServer } from '#server/buildServer.ts';
import type { Env } from '#server/config/env.ts';
import { loadPolicies } from '#server/content/loadPolicies.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { openNodeLink } from '#server/gateways/nodes/openNodeLink.ts';
import { buildTestApp, type TestApp } from './buildTestApp.ts';
import { driveApp } from './driveApp.ts';

/** The Redis of the tests. Nothing in it is emptied: tests count under names of their own. */
export const testRedis = process.env.TEST_REDIS_URL;
/** Whether there is what several nodes need. */
export const hasNodes = process.env.TEST_DATABASE_URL !== undefined && testRedis !== undefined;

/**
 * Two nodes that share PostgreSQL and Redis and nothing else: each has its own connections and memory.
 *
 * @param build makes the first one with these settings
 */
export async function startNodes(
  build: (env: Partial<Env>) => Promise<TestApp> = (env) => buildTestApp({ env }),
  redisUrl = testRedis ?? '',
) {
  const first = await build({ redisUrl });
  const database = await openDatabase(first.env);
  const { policies } = await loadPolicies(first.env.contentDir);
  const link = await openNodeLink(first.env);
  const second = await buildServer({ ...first.app.services, database, policies, link });
  await second.ready();
  const other = Object.assign(Object.create(first), driveApp(second), { app: second, db: database.db, database });
  return {
    nodes: [first, other as TestApp] as const,
    async close() {
      await second.close();
      await database.close();
      await first.close();
    },
  };
}
