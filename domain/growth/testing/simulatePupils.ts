import type { GradeCode } from '../../book/grades.ts';
import { typicalRaq } from '../../book/typicalRaq.ts';
import { chanceRight } from '../../diagnosis/estimateAbility.ts';
import { estimateReading } from '../../diagnosis/estimateReading.ts';
import { thetaOfRaq } from '../../diagnosis/thetaOfRaq.ts';
import { createRandom, type Random } from '../../random/createRandom.ts';
import { normal } from '../../random/normal.ts';
import { DAY } from '../../time/duration.ts';
import type { GrowthMark } from '../GrowthMark.ts';

export interface SimulatedPupil {
  grade: GradeCode;
  marks: GrowthMark[];
  /** True raq on day 90. */
  raq: number;
}

interface Setting {
  /** Days with a test. */
  testDays: readonly number[];
  missionsPerWeek: number;
  /** Whether the difficulty of the missions' items was measured. */
  measured: boolean;
}

const START = Date.UTC(2026, 2, 2);
const GRADES: readonly GradeCode[] = ['ELEMENTARY_2', 'ELEMENTARY_4', 'ELEMENTARY_6', 'MIDDLE_2', 'HIGH_1'];

export const dayOf = (day: number) => START + day * DAY;

/** Pupils over ninety days: each grows at a pace of its own, finds missions easier or harder than others, has good days. */
export function simulatePupils(count: number, setting: Setting, seed: number): SimulatedPupil[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at) =>
    simulatePupil(GRADES[at % GRADES.length] ?? 'ELEMENTARY_4', setting, random),
  );
}

function simulatePupil(
  grade: GradeCode,
  { testDays, missionsPerWeek, measured }: Setting,
  random: Random,
): SimulatedPupil {
  let raq = typicalRaq(grade) + 200 * normal(random);
  const pace = 100 + 120 * normal(random);
  const offset = (measured ? 80 : 250) * normal(random);
  const marks: GrowthMark[] = [];
  for (let day = 0; day <= 90; day += 1) {
    raq += pace / 365 + 3 * normal(random);
    if (testDays.includes(day)) marks.push(takeTest(raq, grade, day, random));
    if (random() * 7 < missionsPerWeek) {
      const book = raq + 100 * normal(random);
      const felt = raq + offset + 140 * normal(random);
      for (const source of ['OX', 'QUIZ'] as const) {
        const item = { a: 1, b: thetaOfRaq(book), c: source === 'OX' ? 0.45 : 0.2 };
        const correctCount = Array.from({ length: 10 }, () => random() < chanceRight(thetaOfRaq(felt), item)).filter(
          Boolean,
        ).length;
        marks.push({ source, at: dayOf(day), raq: book, measured, correctCount, itemCount: 10 });
      }
    }
  }
  return { grade, marks, raq };
}

function takeTest(raq: number, grade: GradeCode, day: number, random: Random): GrowthMark {
  const answers = Array.from({ length: 20 }, (_, at) => {
    const difficulty = typicalRaq(grade) - 250 + (500 * at) / 19;
    const item = { a: 1, b: thetaOfRaq(difficulty), c: 0.2 };
    return { raq: difficulty, correct: random() < chanceRight(thetaOfRaq(raq), item) };
  });
  return { source: 'TEST', at: dayOf(day), ...estimateReading(answers, grade) };
}
