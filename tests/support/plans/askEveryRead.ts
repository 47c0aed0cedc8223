import type { TestApp } from '../buildTestApp.ts';
import type { CollectedRoute } from '../collectRoutes.ts';
import { describeOperations } from '../fuzz/describeOperations.ts';
import type { openReadStage } from './openReadStage.ts';
import { queriesOf } from './queriesOf.ts';

interface Listener {
  /** Called before each request. */
  asks(read: { path: string; by: string }): void;
  answered(path: string, statusCode: number): void;
}

/** Asks every read of the product, with each of its queries, by everybody who may. @returns the paths of the reads */
export async function askEveryRead(
  app: TestApp,
  routes: readonly CollectedRoute[],
  { readers, fill, names }: Awaited<ReturnType<typeof openReadStage>>,
  listener: Listener,
): Promise<string[]> {
  const reads = describeOperations(app, routes).filter(
    // Open lines are never answered; their first state is what the calls beside them read.
    ({ method, path }) => method === 'GET' && !/\/(?:events|socket)$/.test(path),
  );
  for (const { path, query } of reads) {
    for (const search of queriesOf(path, query, names)) {
      for (const [name, headers] of Object.entries(readers)) {
        await new Promise((resolve) => setImmediate(resolve));
        listener.asks({ path, by: `GET ${path}${search} by ${name}` });
        const { statusCode } = await app.app.inject({ method: 'GET', url: fill(path) + search, headers });
        listener.answered(path, statusCode);
      }
    }
  }
  return reads.map(({ path }) => path);
}
