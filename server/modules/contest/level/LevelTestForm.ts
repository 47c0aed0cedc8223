import type { GradeCode } from '#domain/book/grades.ts';
import { chooseSecondForm } from '#domain/contest/level/chooseSecondForm.ts';
import { bandOfReader, neighbouringBands } from '#domain/diagnosis/bandOfReader.ts';
import { chooseForm } from '#domain/diagnosis/chooseForm.ts';
import type { DiagnosisForm } from '#domain/diagnosis/DiagnosisForm.ts';
import type { Random } from '#domain/random/createRandom.ts';
import type { Versioned } from '#server/content/readTestContent.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { diagnosisApplies } from '#server/modules/diagnosis/public.ts';
import { testMaterials } from '#server/repositories/testMaterials.ts';
import { contestLevelTries } from '../repositories/contestLevelTries.ts';
import type { LevelTestEntry } from './LevelTestEntry.ts';

/** The forms of the level test with their answers, which stay on the server; null where there are none. */
export type LevelForms = Versioned<readonly DiagnosisForm[]> | null;

/** A form with the content that it is of. */
export interface LevelTestForm {
  form: DiagnosisForm;
  content: NonNullable<LevelForms>;
}

/**
 * The form of the test that is open, or else the next one: for the grade or, after a doubtful test, one that a reader of the
 * usual level manages.
 *
 * @param handedIn number of the form that is handed in: it is taken where none was opened, and its time begins then
 * @throws AppError NOT_FOUND when there is no form for the grade
 */
export async function findLevelForm(
  context: SignedInContext,
  content: LevelForms,
  entry: LevelTestEntry,
  handedIn?: number,
): Promise<LevelTestForm> {
  const { db, accountNo } = context;
  const open = await contestLevelTries.find(db, entry.contest.contestNo, accountNo);
  const taken = await contestLevelTries.formsTaken(db, accountNo);
  const forms = content?.value ?? [];
  const form =
    entry.review === undefined
      ? firstForm(forms, entry.grade, open?.formNo ?? handedIn, taken, context.random)
      : (forms.find(({ formNo }) => formNo === open?.formNo) ??
        chooseSecondForm(
          forms,
          entry.review.usual,
          [...taken, ...(await diagnosisApplies.formsTaken(db, accountNo))],
          context.random,
        ));
  if (content === null || form === undefined) throw new AppError('NOT_FOUND');
  return { form, content };
}

function firstForm(
  forms: readonly DiagnosisForm[],
  grade: GradeCode,
  begunNo: number | undefined,
  taken: readonly number[],
  random: Random,
): DiagnosisForm | undefined {
  const band = bandOfReader(grade, null);
  // A reader who has had all forms of the band was given one of a band beside it.
  const near = [band, ...neighbouringBands(band)];
  const begun = forms.find((form) => form.formNo === begunNo && near.includes(form.band));
  return begun ?? chooseForm(forms, { band, use: 'CONTEST', taken }, random);
}

/** Opens the test with its questions kept. Opening it again neither stops nor restarts its clock. */
export async function openLevelForm(
  { db, accountNo, now }: SignedInContext,
  { contest }: LevelTestEntry,
  { form, content }: LevelTestForm,
): Promise<void> {
  const { version } = content;
  if (!(await testMaterials.has(db, 'DIAGNOSIS', version))) {
    await testMaterials.keep(db, 'DIAGNOSIS', version, JSON.stringify(content.value));
  }
  await contestLevelTries.open(db, { contestNo: contest.contestNo, accountNo }, { formNo: form.formNo, version }, now);
}
