import type { DiagnosisForm, DiagnosisItem } from '#domain/diagnosis/DiagnosisForm.ts';
import { itemLength } from '#domain/diagnosis/DiagnosisForm.ts';
import type { DiagnosisState } from '#domain/diagnosis/DiagnosisState.ts';
import { DIAGNOSIS_TUNING } from '#domain/diagnosis/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { type DiagnosisSetup, readForms } from './DiagnosisSetup.ts';
import { diagnosisAnswers, type StoredDiagnosisAnswer } from './repositories/diagnosisAnswers.ts';
import { diagnosisApplies, type StoredApply } from './repositories/diagnosisApplies.ts';

/** A question that was asked, with its form and its answer. */
export interface AskedItem {
  form: DiagnosisForm;
  item: DiagnosisItem;
  answer: StoredDiagnosisAnswer;
}

export interface LoadedDiagnosis {
  apply: StoredApply;
  forms: readonly DiagnosisForm[];
  /** In the order of asking. */
  asked: AskedItem[];
  state: DiagnosisState;
}

/**
 * A test of the signed-in student that is under way.
 *
 * @throws AppError NOT_FOUND when it is missing or somebody else's; TEST_CLOSED or DIAGNOSIS_PAUSED when it is over
 */
export async function loadDiagnosis(
  context: SignedInContext,
  setup: DiagnosisSetup,
  applyNo: number,
): Promise<LoadedDiagnosis> {
  const apply = await diagnosisApplies.findOwn(context.db, context.accountNo, applyNo);
  if (!apply) throw new AppError('NOT_FOUND');
  if (apply.status !== 'OPEN') throw new AppError(apply.status === 'DONE' ? 'TEST_CLOSED' : 'DIAGNOSIS_PAUSED');
  return describeLoaded(context, setup, apply);
}

export async function describeLoaded(
  { db }: SignedInContext,
  setup: DiagnosisSetup,
  apply: StoredApply,
): Promise<LoadedDiagnosis> {
  const forms = await readForms(db, setup, apply.version);
  const asked = askedItems(forms, await diagnosisAnswers.list(db, apply.applyNo));
  const items = asked.map(({ item, answer }) => ({
    key: answer.key,
    value: answer.value,
    seq: answer.seq,
    answeredAt: answer.answeredAt,
    length: itemLength(item),
  }));
  const itemCount = apply.mode === 'FIXED' ? items.length : DIAGNOSIS_TUNING.adaptive.mostItems;
  return { apply, forms, asked, state: { phase: 'OPEN', startedAt: apply.startedAt, itemCount, items } };
}

/** Answers with the questions they belong to. */
export function askedItems(forms: readonly DiagnosisForm[], answers: readonly StoredDiagnosisAnswer[]): AskedItem[] {
  const known = new Map(forms.flatMap((form) => form.items.map((item) => [item.id, { form, item }] as const)));
  return answers.flatMap((answer) => {
    const found = known.get(answer.key);
    return found ? [{ ...found, answer }] : [];
  });
}
