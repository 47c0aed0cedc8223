import { expect, it } from 'vitest';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { bandOfReader } from '#domain/diagnosis/bandOfReader.ts';
import { estimateReading } from '#domain/diagnosis/estimateReading.ts';
import { answerItem, simulateReaders } from '#domain/diagnosis/testing/simulateReaders.ts';
import { DIAGNOSIS_TUNING } from '#domain/diagnosis/tuning.ts';
import { readTestContent } from '#server/content/readTestContent.ts';

it('the forms that ship find the level of made-up readers, without leaning to one side', async () => {
  const { diagnosis } = await readTestContent('content');
  const figures = simulateReaders((reader) => {
    const form = diagnosis?.value.find(({ band }) => band === bandOfReader(reader.grade, null));
    const answers = (form?.items ?? []).map(({ raq }) => ({ raq, correct: answerItem(reader, raq) }));
    expect(answers.length).toBe(20);
    return estimateReading(answers, reader.grade);
  });
  expect(figures.rmse).toBeLessThanOrEqual(130);
  expect(Math.abs(figures.bias)).toBeLessThanOrEqual(10);
  expect(figures.withinTwo).toBeGreaterThanOrEqual(0.76);
  expect(figures.coverage).toBeGreaterThanOrEqual(0.93);
  expect(figures.coverage).toBeLessThanOrEqual(0.97);
});

it('no answers to a form that somebody may get leave them as unsure as the grade alone', async () => {
  const { diagnosis } = await readTestContent('content');
  for (const { code } of studentGrades) {
    // The form of the grade, and those of a very low and a very high result before.
    const bands = new Set([null, 0, 1499].map((lastRaq) => bandOfReader(code, lastRaq)));
    for (const form of (diagnosis?.value ?? []).filter(({ band }) => bands.has(band))) {
      const raqs = form.items.map(({ raq }) => raq).sort((one, other) => one - other);
      // Missing the easy questions and knowing the hard ones is what tells least.
      for (let missed = 0; missed <= raqs.length; missed += 1) {
        const { error } = estimateReading(
          raqs.map((raq, index) => ({ raq, correct: index >= missed })),
          code,
        );
        expect(error, `${code}, ${form.band}, ${missed} missed`).toBeLessThan(0.87 * DIAGNOSIS_TUNING.gradeDeviation);
      }
    }
  }
});
