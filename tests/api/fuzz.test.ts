import { afterAll, beforeAll, expect, it } from 'vitest';
import { FuzzRunner } from '../support/fuzz/FuzzRunner.ts';
import { type FuzzStage, openFuzzStage } from '../support/fuzz/openFuzzStage.ts';

/** `npm run bench:fuzz` sends a hundred thousand with a seed of its own. */
const SEED = 20_261_121;
const REQUESTS = 1500;

let stage: FuzzStage;
beforeAll(async () => {
  stage = await openFuzzStage();
});
afterAll(() => stage.close());

it('whatever is sent to whatever call: no 500, no 403, no leak, no write on refusal, no answer beside its schema', async () => {
  const runner = new FuzzRunner(stage);
  await runner.run(SEED, REQUESTS);
  expect(runner.findings).toEqual([]);
  // Most calls were understood by some request and refused by another, so that the run has shown something.
  expect(runner.successes.size).toBeGreaterThan(stage.operations.length / 4);
  for (const status of [200, 400, 401, 404, 415, 422]) expect(runner.statuses.get(status) ?? 0).toBeGreaterThan(0);
});
