import type { GradeCode } from '#domain/book/grades.ts';
import { MAX_RAQ } from '#domain/book/readingLevels.ts';
import { typicalRaq } from '#domain/book/typicalRaq.ts';
import { bandOfReader, type DiagnosisBand } from '#domain/diagnosis/bandOfReader.ts';
import type { FormUse } from '#domain/diagnosis/chooseForm.ts';
import { chanceRight } from '#domain/diagnosis/estimateAbility.ts';
import { thetaOfRaq } from '#domain/diagnosis/thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from '#domain/diagnosis/tuning.ts';
import { createRandom, type Random } from '#domain/random/createRandom.ts';
import { normal } from '#domain/random/normal.ts';
import { chooseSecondForm } from '../chooseSecondForm.ts';
import { groupsLower, type JudgedReader, judgeLevel } from '../judgeLevel.ts';

/** A form with the difficulty of its items. */
export interface SimulatedForm {
  formNo: number;
  band: DiagnosisBand;
  use: FormUse;
  items: readonly { raq: number }[];
}

/**
 * How a reader answers. GUESS: at random. WRONG: knows the answers and avoids them. ONE_LOWER, TWO_LOWER: like a reader at
 * the upper end of the group one or two below the usual one.
 */
export type Manner = 'HONEST' | 'GUESS' | 'WRONG' | 'ONE_LOWER' | 'TWO_LOWER';

export interface LevelSimulation {
  manner: Manner;
  /** Standard error of what is known; null where it is the grade alone. */
  error: number | null;
  /** WEAK: 150 raq and more below the middle of the grade. */
  readers: 'ALL' | 'WEAK';
  count?: number;
  seed?: number;
}

/** Shares of the readers. */
export interface LevelFigures {
  /** Who is offered a second form, and who reaches a person. */
  secondForm: number;
  person: number;
  /** Given a group below the usual one without a person, and more than one group below. */
  lower: number;
  farLower: number;
}

/** Readers of one grade lie so far apart, in raq. */
const TRUE_DEVIATION = 200;
const WEAK = 150;
const KNOWS = 0.97;
const GRADES: readonly GradeCode[] = [
  'ELEMENTARY_1',
  'ELEMENTARY_2',
  'ELEMENTARY_3',
  'ELEMENTARY_4',
  'ELEMENTARY_5',
  'ELEMENTARY_6',
  'MIDDLE_1',
  'MIDDLE_2',
  'MIDDLE_3',
  'HIGH_1',
];

interface Reader {
  grade: GradeCode;
  raq: number;
  usual: JudgedReader['usual'];
}

/** Sends many made-up readers through the level test; the same seed makes the same readers. Who loses on purpose has a group below. */
export function simulateLevelTests(
  forms: readonly SimulatedForm[],
  levels: JudgedReader['levels'],
  { manner, error, readers, count = 1000, seed = 5 }: LevelSimulation,
): LevelFigures {
  const random = createRandom(seed);
  const sums = { secondForm: 0, person: 0, lower: 0, farLower: 0 };
  for (let done = 0, at = 0; done < count; at += 1) {
    const reader = makeReader(GRADES[at % GRADES.length] ?? 'ELEMENTARY_4', error, random);
    const isWeak = reader.raq <= typicalRaq(reader.grade) - WEAK;
    const canLose = groupsLower(0, reader.usual.raq, levels) > 0;
    if ((readers === 'WEAK' && !isWeak) || (manner !== 'HONEST' && !canLose)) continue;
    done += 1;
    const found = sendThrough(forms, levels, reader, manner, random);
    sums.secondForm += found.tests > 1 ? 1 : 0;
    if (found.raq === null) sums.person += 1;
    else {
      const lower = groupsLower(found.raq, reader.usual.raq, levels);
      sums.lower += lower > 0 ? 1 : 0;
      sums.farLower += lower > 1 ? 1 : 0;
    }
  }
  const share = (sum: number) => sum / count;
  return {
    secondForm: share(sums.secondForm),
    person: share(sums.person),
    lower: share(sums.lower),
    farLower: share(sums.farLower),
  };
}

function makeReader(grade: GradeCode, error: number | null, random: Random): Reader {
  const middle = typicalRaq(grade);
  if (error === null) {
    const usual = { raq: middle, error: DIAGNOSIS_TUNING.gradeDeviation };
    return { grade, raq: middle + TRUE_DEVIATION * normal(random), usual };
  }
  const known = middle + Math.sqrt(TRUE_DEVIATION ** 2 - error ** 2) * normal(random);
  const raq = Math.max(0, Math.min(MAX_RAQ, Math.round(known)));
  return { grade, raq: raq + error * normal(random), usual: { raq, error } };
}

/** @returns the raq that is given, null where a person decides */
function sendThrough(
  forms: readonly SimulatedForm[],
  levels: JudgedReader['levels'],
  reader: Reader,
  manner: Manner,
  random: Random,
): { tests: number; raq: number | null } {
  const band = bandOfReader(reader.grade, null);
  const form = forms.find((one) => one.band === band && one.use === 'CONTEST');
  if (form === undefined) throw new Error(`no form of ${band}`);
  const judged = { ...reader, levels };
  const right = mannerOf(manner, reader, levels);
  const take = ({ items }: SimulatedForm) => items.map(({ raq }) => ({ raq, correct: random() < right(raq) }));
  const first = take(form);
  const once = judgeLevel([first], judged);
  if (once.doubt === null) return { tests: 1, raq: once.shown.raq };
  const second = chooseSecondForm(forms, reader.usual, [form.formNo], random);
  const both = judgeLevel([first, take(second ?? form)], judged);
  return { tests: 2, raq: both.doubt === null ? both.shown.raq : null };
}

/** The chance of a right answer to an item of this difficulty. */
function mannerOf(manner: Manner, { raq, usual }: Reader, levels: JudgedReader['levels']): (item: number) => number {
  const { guessing } = DIAGNOSIS_TUNING;
  const like = (reader: number) => (item: number) =>
    chanceRight(thetaOfRaq(reader), { a: 1, b: thetaOfRaq(item), c: guessing });
  if (manner === 'HONEST') return like(raq);
  if (manner === 'GUESS') return () => 0.25;
  if (manner === 'WRONG') return () => 1 - KNOWS;
  return like(topOf(manner === 'ONE_LOWER' ? 1 : 2, usual.raq, levels));
}

/** Safely inside the group so many below the usual one, or in the lowest. */
function topOf(steps: number, usualRaq: number, levels: JudgedReader['levels']): number {
  let raq = usualRaq;
  while (raq > 0 && groupsLower(raq, usualRaq, levels) < steps) raq -= 5;
  return raq - 60;
}
