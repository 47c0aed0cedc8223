import type { GradeCode } from '#domain/book/grades.ts';
import type { DiagnosisForm, DiagnosisItem } from '#domain/diagnosis/DiagnosisForm.ts';
import { estimateReading } from '#domain/diagnosis/estimateReading.ts';
import { countableQuestion } from '#domain/item-statistics/countedChoices.ts';
import type { AnswerTally } from './AnswerTally.ts';

/** A question of a test with what was answered. */
export interface AnsweredQuestion {
  form: DiagnosisForm;
  item: DiagnosisItem;
  /** `1`–`4`, or '' for none. */
  value: string;
}

/** Counts one test: each answer by the level that the reader's other answers show, so that no item speaks for itself. */
export function tallyForm(tally: AnswerTally, asked: readonly AnsweredQuestion[], grade: GradeCode): void {
  const marks = asked.map(({ item, value }) => ({ raq: item.raq, correct: Number(value) === item.answer }));
  for (const [at, { form, item, value }] of asked.entries()) {
    const others = marks.filter((_, place) => place !== at);
    const place = { source: 'DIAGNOSIS' as const, ownerNo: form.formNo, writerRaq: item.raq };
    tally.add(
      place,
      countableQuestion(item, form.passages),
      estimateReading(others, grade).raq,
      value === '' ? '-' : value,
    );
  }
}
