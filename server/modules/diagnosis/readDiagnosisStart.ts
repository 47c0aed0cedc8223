import type { DiagnosisStart } from '#contract/diagnosis.ts';
import type { GradeCode } from '#domain/book/grades.ts';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { bandOfReader } from '#domain/diagnosis/bandOfReader.ts';
import { chooseForm } from '#domain/diagnosis/chooseForm.ts';
import { retakeFrom } from '#domain/diagnosis/retakeFrom.ts';
import { DIAGNOSIS_TUNING } from '#domain/diagnosis/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import type { DiagnosisSetup } from './DiagnosisSetup.ts';
import { describeSummary, gradeName } from './describeSummary.ts';
import { diagnosisAnswers } from './repositories/diagnosisAnswers.ts';
import { diagnosisApplies } from './repositories/diagnosisApplies.ts';

/** What decides about the next test of a student. */
export async function readNextTest(context: SignedInContext, { content }: DiagnosisSetup) {
  const { db, accountNo, now, random } = context;
  if (content === null) throw new AppError('NOT_FOUND', { message: '지금은 진단을 준비하고 있어요.' });
  const [account, [last], taken] = await Promise.all([
    accounts.info(db, accountNo),
    diagnosisApplies.results(db, accountNo, 1),
    diagnosisApplies.formsTaken(db, accountNo),
  ]);
  const grade = studentGrades.find(({ code }) => code === account.schoolGrade)?.code ?? 'ALL';
  const band = bandOfReader(grade, last?.raq ?? null);
  const form = chooseForm(content.value, { band, use: 'DIAGNOSIS', taken }, random);
  if (!form) throw new Error(`no form for ${band}`);
  const startsFrom = retakeFrom(last?.closedAt ?? null, DIAGNOSIS_TUNING.retakeAfterMs, now, account.demo);
  return { content, grade: grade satisfies GradeCode, last, form, startsFrom };
}

/** What the page before the test shows. */
export async function readDiagnosisStart(context: SignedInContext, setup: DiagnosisSetup): Promise<DiagnosisStart> {
  const { db, accountNo, now } = context;
  const [{ grade, last, form, startsFrom }, apply] = await Promise.all([
    readNextTest(context, setup),
    diagnosisApplies.latest(db, accountNo),
  ]);
  const open = apply?.status === 'OPEN' ? apply : null;
  return {
    currentDate: new Date(now).toISOString(),
    schoolGrade: grade,
    gradeName: gradeName(grade),
    title: form.title,
    minutes: form.minutes,
    itemCount: setup.mode === 'FIXED' ? form.items.length : DIAGNOSIS_TUNING.adaptive.mostItems,
    mode: setup.mode,
    open: open && {
      diagnosisApplyNo: open.applyNo,
      startedAt: new Date(open.startedAt).toISOString(),
      answeredCount: await diagnosisAnswers.answeredCount(db, open.applyNo),
    },
    startsFrom: startsFrom === null ? null : new Date(startsFrom).toISOString(),
    paused:
      apply?.status === 'PAUSED' && apply.pauseReason !== null && apply.closedAt !== null
        ? { at: new Date(apply.closedAt).toISOString(), reason: apply.pauseReason }
        : null,
    latest: last ? describeSummary(last) : null,
  };
}
