import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ContestPlan } from '#contract/contestPlan.ts';
import type { DiagnosisForm } from '#contract/diagnosisForm.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { typicalRaq } from '#domain/book/typicalRaq.ts';
import { contestLevelOf } from '#domain/contest/contestLevelOf.ts';
import { leastReadingMs, levelTestEffort } from '#domain/contest/levelTestEffort.ts';

import { bandOfReader } from '#domain/diagnosis/bandOfReader.ts';
import { chanceRight } from '#domain/diagnosis/estimateAbility.ts';
import { estimateReading } from '#domain/diagnosis/estimateReading.ts';
import { thetaOfRaq } from '#domain/diagnosis/thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from '#domain/diagnosis/tuning.ts';
import { createRandom } from '#domain/random/createRandom.ts';

const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;
const forms = readdirSync('content/diagnosis').map((file) => read<DiagnosisForm>(`content/diagnosis/${file}`));
const { bands } = read<ContestPlan>('content/contests/first-voyage.json');
const formOf = (grade: (typeof studentGrades)[number]['code']) => {
  const form = forms.find(({ band }) => band === bandOfReader(grade, null));
  if (form === undefined) throw new Error(`no form for ${grade}`);
  return form;
};

test('the forms that ship put a thousand made-up readers at their contest level or the next one', () => {
  const random = createRandom(20_260_511);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const grades = studentGrades.filter(({ code }) => code !== 'CHILD');
  let [exact, near] = [0, 0];
  for (let index = 0; index < 1_000; index += 1) {
    const grade = grades[index % grades.length]?.code ?? 'ELEMENTARY_1';
    // Readers of one grade lie some 200 raq apart.
    const raq = Math.max(0, Math.min(1499, typicalRaq(grade) + 200 * normal()));
    const answers = formOf(grade).items.map((item) => ({
      raq: item.raq,
      correct: random() < chanceRight(thetaOfRaq(raq), { a: 1, b: thetaOfRaq(item.raq), c: DIAGNOSIS_TUNING.guessing }),
    }));
    const [truth, found] = [raq, estimateReading(answers, grade).raq].map((one) =>
      bands.findIndex(({ code }) => code === contestLevelOf(bands, levelOfRaq(one))?.code),
    );
    if (truth === found) exact += 1;
    if (Math.abs((truth ?? 0) - (found ?? 9)) <= 1) near += 1;
  }
  expect(near).toBeGreaterThanOrEqual(900);
  expect(exact).toBeGreaterThanOrEqual(600);
});

test.each(forms)(
  '$title: who answers in three hundred milliseconds has not read, who takes a fifth of its time has',
  (form) => {
    const sincere = form.items.map(({ answer }) => answer);
    expect(levelTestEffort(form, sincere, form.items.length * 300)).toBe('TOO_FAST');
    expect(levelTestEffort(form, sincere, (form.minutes * 60_000) / 5)).toBe('READ');
    expect(leastReadingMs(form)).toBeLessThan((form.minutes * 60_000) / 5);
  },
);
