import { type CompiledQuery, DefaultQueryCompiler } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestApp } from '../support/buildTestApp.ts';
import type { CollectedRoute } from '../support/collectRoutes.ts';
import { askEveryRead } from '../support/plans/askEveryRead.ts';
import { buildReadApp } from '../support/plans/buildReadApp.ts';
import { growReadStage } from '../support/plans/growReadStage.ts';
import { openReadStage } from '../support/plans/openReadStage.ts';

/** Statements that are built each time they are asked, by a part of theirs, and why. */
const BUILT_EACH_TIME: Record<string, string> = {
  'select "profile_image"."webp"': 'bytes of a picture: a statement that may be joined answers in JSON, which has none',
};

let app: TestApp;
let routes: CollectedRoute[];

beforeAll(async () => {
  ({ app, routes } = await buildReadApp());
});
afterAll(() => app.close());

it('no read builds a statement a second time, but where a reason is given', async () => {
  const stage = await openReadStage(app);
  await growReadStage(app, stage);
  let asking = '';
  // The first time everything is compiled, and what is kept in memory is filled.
  await askEveryRead(app, routes, stage, { asks: () => {}, answered: () => {} });
  const compile = DefaultQueryCompiler.prototype.compileQuery as (...given: unknown[]) => CompiledQuery;
  const built = new Map<string, string>();
  const spy = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery').mockImplementation(function (
    this: unknown,
    ...given: unknown[]
  ) {
    const query = compile.apply(this, given);
    if (asking !== '' && !built.has(query.sql)) built.set(query.sql, asking);
    return query as ReturnType<DefaultQueryCompiler['compileQuery']>;
  });
  await askEveryRead(app, routes, stage, {
    asks: ({ by }) => {
      asking = by;
    },
    answered: () => {
      asking = '';
    },
  });
  spy.mockRestore();
  const reasons = Object.keys(BUILT_EACH_TIME);
  const without = [...built].filter(([sql]) => !reasons.some((part) => sql.includes(part)));
  expect(without.map(([sql, by]) => `${by} builds: ${sql}`)).toEqual([]);
  // A reason that nothing needs any more is taken out.
  expect(reasons.filter((part) => ![...built.keys()].some((sql) => sql.includes(part)))).toEqual([]);
}, 300_000);
