import type { QuizItem } from './BookPackContent.ts';
import type { ProblemSink } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { quizFormNames, quizForms } from './quizForms.ts';

/** How many items of each form a quiz may have. A pack need not use the forms besides choice. */
export function checkForms(sink: ProblemSink, items: readonly QuizItem[]): void {
  const count = (form: QuizItem['form']) => items.filter((item) => item.form === form).length;
  const choices = count(undefined);
  if (choices < PACK_TUNING.leastChoices)
    sink.error('items', `보기를 고르는 문제가 ${choices}개예요. ${PACK_TUNING.leastChoices}개 이상이어야 해요`);
  for (const form of quizForms) {
    const { min, max } = PACK_TUNING.formCounts[form];
    const found = count(form);
    if (found > 0 && (found < min || found > max))
      sink.error('items', `${quizFormNames[form]} 문제가 ${found}개예요. 쓰지 않거나 ${min}~${max}개여야 해요`);
  }
}
