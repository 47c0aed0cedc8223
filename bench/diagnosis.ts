import { join } from 'node:path';
import { typicalRaq } from '#domain/book/typicalRaq.ts';
import { bandOfReader } from '#domain/diagnosis/bandOfReader.ts';
import { blueprintOf } from '#domain/diagnosis/blueprintOf.ts';
import { adaptiveTestEnds, chooseNextItem } from '#domain/diagnosis/chooseNextItem.ts';
import type { DiagnosisItem } from '#domain/diagnosis/DiagnosisForm.ts';
import { estimateAbility } from '#domain/diagnosis/estimateAbility.ts';
import { estimateReading, gradePrior } from '#domain/diagnosis/estimateReading.ts';
import {
  answerItem,
  type Measure,
  type SimulatedReader,
  type SimulationFigures,
  simulateReaders,
} from '#domain/diagnosis/testing/simulateReaders.ts';
import { raqOfTheta, thetaOfRaq } from '#domain/diagnosis/thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from '#domain/diagnosis/tuning.ts';
import { createRandom } from '#domain/random/createRandom.ts';
import { readTestContent } from '#server/content/readTestContent.ts';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';

/**
 * How well the reading diagnosis finds the level of made-up readers (seeded, 200 raq around the middle of their grade):
 * the six forms as they ship, the adaptive test over the same bank, and what either is held against.
 */
const SIZES = [300, 3000, 12_000];
const { diagnosis } = await readTestContent(join(import.meta.dirname, '..', 'content'));
const forms = diagnosis?.value ?? [];
const bank = forms.flatMap(({ items }) => items);

const formOf = ({ grade }: SimulatedReader): readonly DiagnosisItem[] =>
  forms.find(({ band }) => band === bandOfReader(grade, null))?.items ?? [];
const answersOf = (reader: SimulatedReader) =>
  formOf(reader).map(({ raq }) => ({ raq, correct: answerItem(reader, raq) }));

const gradeAlone: Measure = ({ grade }) => ({ raq: typicalRaq(grade), error: DIAGNOSIS_TUNING.gradeDeviation });
const fixed: Measure = (reader) => estimateReading(answersOf(reader), reader.grade);
const withoutGuessing: Measure = (reader) => {
  const answers = answersOf(reader);
  const { theta, se } = estimateAbility(
    answers.map(({ raq }) => ({ a: 1, b: thetaOfRaq(raq), c: 0 })),
    answers.map(({ correct }) => (correct ? 1 : 0)),
    gradePrior(reader.grade),
  );
  return { raq: raqOfTheta(theta), error: se * DIAGNOSIS_TUNING.raqPerLogit };
};
/** Editors set what an item asks for: each is so much harder or easier than it says, by chance. */
const OFF_RAQ = 60;
const chance = createRandom(OFF_RAQ);
const offOf = new Map(bank.map(({ id }) => [id, chance() < 0.5 ? -OFF_RAQ : OFF_RAQ]));
const withItemsOff: Measure = (reader) => {
  const answers = formOf(reader).map(({ id, raq }) => ({
    raq,
    correct: answerItem(reader, raq + (offOf.get(id) ?? 0)),
  }));
  return estimateReading(answers, reader.grade);
};
let asked = 0;
const adaptive: Measure = (reader) => {
  const answers: { id: string; raq: number; correct: boolean; category: DiagnosisItem['category'] }[] = [];
  let found = estimateReading(answers, reader.grade);
  const blueprint = blueprintOf(bandOfReader(reader.grade, null));
  while (!adaptiveTestEnds(answers.length, found.error)) {
    const left = bank.filter(({ id }) => !answers.some((answer) => answer.id === id));
    const categories = answers.map(({ category }) => category);
    const next = chooseNextItem(left, categories, found, blueprint, reader.random);
    if (!next) break;
    answers.push({ ...next, correct: answerItem(reader, next.raq) });
    found = estimateReading(answers, reader.grade);
  }
  asked += answers.length;
  return found;
};

const figures: BenchFigure[] = [];
for (const readers of SIZES) {
  const size = `${readers.toLocaleString('en')} readers`;
  const base = simulateReaders(gradeAlone, readers);
  const ours = simulateReaders(fixed, readers);
  asked = 0;
  const stepwise = simulateReaders(adaptive, readers);
  add(size, 'fixed form', ours, base);
  add(size, 'adaptive test', stepwise, ours);
  const value = rounded(asked / readers, 1);
  figures.push({ what: 'adaptive test: questions asked', size, value, unit: 'of 20', goal: 'told', met: true });
  const bias = rounded(simulateReaders(withoutGuessing, readers).bias, 0);
  const what = 'fixed form with guessing forgotten: mean error';
  figures.push({ what, size, value: bias, unit: 'raq', goal: 'caught: > 10', met: bias > 10 });
}
const most = SIZES.at(-1) ?? 0;
add(
  `${most.toLocaleString('en')} readers`,
  `fixed form with items ± ${OFF_RAQ} raq off`,
  simulateReaders(withItemsOff, most),
  simulateReaders(fixed, most),
);
recordBench('diagnosis', figures);

function add(size: string, what: string, found: SimulationFigures, against: SimulationFigures): void {
  const name = against === found ? '' : what === 'fixed form' ? 'grade alone' : 'fixed form';
  const rmse = rounded(found.rmse, 0);
  figures.push({
    what: `${what}: root mean square error`,
    size,
    value: rmse,
    unit: 'raq',
    against: `${rounded(against.rmse, 0)} raq (${name})`,
    ratio: rounded(found.rmse / against.rmse),
    goal: '≤ 130 raq',
    met: rmse <= 130,
  });
  const bias = rounded(found.bias, 1);
  // A mean over n readers moves by chance as 1/√n does.
  const room = Math.max(10, rounded((3 * found.rmse) / Math.sqrt(Number(size.replace(/\D/g, ''))), 0));
  figures.push({
    what: `${what}: mean error`,
    size,
    value: bias,
    unit: 'raq',
    goal: `within ± ${room}`,
    met: Math.abs(bias) <= room,
  });
  const two = rounded(found.withinTwo);
  figures.push({
    what: `${what}: within two of 22 levels`,
    size,
    value: two,
    unit: 'of readers',
    goal: '≥ 0.76',
    met: two >= 0.76,
  });
  const covered = rounded(found.coverage);
  figures.push({
    what: `${what}: inside 95 % interval`,
    size,
    value: covered,
    unit: 'of readers',
    goal: '0.93–0.97',
    met: covered >= 0.93 && covered <= 0.97,
  });
}
