import type { KyselyPlugin } from 'kysely';
import type { Db } from '#server/db/Db.ts';
import type { TestApp } from './buildTestApp.ts';

/** Begins to count the statements that the application runs. @returns a function that says how many and counts anew */
export function countStatements(app: TestApp): () => number {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1;
      return result;
    },
  };
  (app.database as { db: Db }).db = app.db.withPlugin(counter);
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}
