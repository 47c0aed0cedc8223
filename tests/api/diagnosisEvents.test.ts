import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DiagnosisList, DiagnosisTest } from '#contract/diagnosis.ts';
import { SECOND } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { diagnosisTaker } from '../support/diagnosisTaker.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** What a student with two devices may do, in any order. */
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      device: fc.nat(1),
      item: fc.nat(19),
      value: fc.integer({ min: 1, max: 4 }),
      /** Seconds that the answer waited for the network. */
      late: fc.constantFrom(0, 0, 45),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resume' as const), device: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('handIn' as const), device: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('answerRest' as const), device: fc.nat(1) }) },
);

it('keeps the later answer of every question, whatever two devices do, and gives one level for one test', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 25 }), async (events) => {
      const { accountNo } = await makeAccount(app, 'edu', { school_grade: 'ELEMENTARY_3' });
      const token = await loginOf(app, 'edu', accountNo);
      const devices = [diagnosisTaker(app, token), diagnosisTaker(app, await loginOf(app, 'edu', accountNo))];
      const on = (device: number) => devices[device] ?? diagnosisTaker(app, token);
      const test: DiagnosisTest = (await on(0).start()).data;
      const held = new Map<string, { value: string; seq: number }>();
      let [over, paused] = [false, false];

      const answer = async (device: number, item: number, value: number, late: number) => {
        app.clock.advance(60 * SECOND);
        const key = test.questions[item]?.key ?? '';
        const seq = app.clock.now() - late * SECOND;
        const reported = await on(device).answer(test.diagnosisApplyNo, key, `${value}`, seq);
        expect(reported.status).toBe(over ? 422 : 200);
        if (over) return;
        const before = held.get(key);
        if (!before || seq > before.seq) held.set(key, { value: `${value}`, seq });
        expect(reported.data).toMatchObject({ answer: { key, ...held.get(key) }, answeredCount: held.size });
        // Ten different questions at one position: what such a student is told is another test's matter.
        paused = reported.data.status === 'PAUSED';
        if (paused) expect(reported.data.pauseReason).toBe('SAME_CHOICE');
        over = paused;
      };
      for (const one of events) {
        if (one.kind === 'answer') await answer(one.device, one.item, one.value, one.late);
        if (one.kind === 'answerRest') {
          for (const [item, { key }] of test.questions.entries()) {
            if (!held.has(key)) await answer(one.device, item, (item % 4) + 1, 0);
          }
        }
        if (one.kind === 'resume' && !over) {
          const { data } = await on(one.device).start();
          expect(data.diagnosisApplyNo).toBe(test.diagnosisApplyNo);
          expect(new Map(data.answers.map(({ key, value, seq }) => [key, { value, seq }]))).toEqual(held);
        }
        if (one.kind === 'handIn') {
          const { status } = await on(one.device).submit(test.diagnosisApplyNo);
          const ready = !over && held.size === test.questions.length;
          expect(status).toBe(ready ? 200 : 422);
          over ||= ready;
        }
      }
      const list = await app.get<DiagnosisList>('/api/diagnosis/reports/me', token);
      expect(list.data.totalCount).toBe(over && !paused ? 1 : 0);
    }),
    { numRuns: 12 },
  );
});
