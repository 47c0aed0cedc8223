import type { DiagnosisAnswerData, DiagnosisOutcome, DiagnosisTest } from '#contract/diagnosis.ts';
import type { SiteName } from '#contract/site.ts';
import { SECOND } from '#domain/time/duration.ts';
import { readTestContent } from '#server/content/readTestContent.ts';
import type { TestApp } from './buildTestApp.ts';

export const APPLIES = '/api/diagnosis/applies';

/** Right answers by question, from the content: no answer comes through the door. */
export async function diagnosisKeys(): Promise<Map<string, number>> {
  const { diagnosis } = await readTestContent('content');
  return new Map((diagnosis?.value ?? []).flatMap(({ items }) => items.map(({ id, answer }) => [id, answer] as const)));
}

/** Takes the reading diagnosis through the public door. */
export function diagnosisTaker(app: TestApp, token: string, site: SiteName = 'edu') {
  const start = () => app.send<DiagnosisTest>('POST', APPLIES, { site, token });
  const read = (applyNo: number) => app.send<DiagnosisTest>('GET', `${APPLIES}/${applyNo}`, { site, token });
  const answer = (applyNo: number, key: string, value: string, seq = app.clock.now()) =>
    app.send<DiagnosisAnswerData>('PUT', `${APPLIES}/${applyNo}/answers/${key}`, { site, token, body: { value, seq } });
  const submit = (applyNo: number, key?: string) =>
    app.send<DiagnosisOutcome>('POST', `${APPLIES}/${applyNo}/submissions`, { site, token, ...(key ? { key } : {}) });

  /** Reads and answers every question; `choose` gives the option. */
  async function fill(test: DiagnosisTest, choose: (key: string, index: number) => number, paceMs = 20 * SECOND) {
    for (const [index, { key }] of test.questions.entries()) {
      app.clock.advance(paceMs);
      await answer(test.diagnosisApplyNo, key, `${choose(key, index)}`);
    }
  }

  return {
    start,
    read,
    answer,
    submit,
    fill,
    /** Begins, answers the first `right` questions rightly and the others wrongly, and hands in. */
    async take(right: number): Promise<DiagnosisOutcome> {
      const keys = await diagnosisKeys();
      const { data } = await start();
      await fill(data, (key, index) => {
        const answerNo = keys.get(key) ?? 1;
        return index < right ? answerNo : (answerNo % 4) + 1;
      });
      return (await submit(data.diagnosisApplyNo)).data;
    },
  };
}
