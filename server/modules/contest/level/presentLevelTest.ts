import type { ContestLevelTest } from '#contract/contestLevelTest.ts';
import { comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
import { exampleNo, questionNo } from '#domain/contest/levelTestEffort.ts';
import type { DiagnosisForm } from '#domain/diagnosis/DiagnosisForm.ts';

/** A form as its taker sees it: neither answers nor explanations nor how hard an item is. */
export function presentLevelTest(form: DiagnosisForm, childCurriculum: boolean): ContestLevelTest {
  return {
    readingGameContestLevelNo: form.formNo,
    title: form.title,
    minutes: form.minutes,
    childCurriculumYn: childCurriculum ? 'Y' : 'N',
    questionList: form.items.map((item, index) => {
      const passage = form.passages.find(({ id }) => id === item.passageId);
      const number = questionNo(form.formNo, index);
      return {
        readingGameContestLevelQuestionNo: number,
        categoryDescription: comprehensionCategoryNames[item.category],
        subCategoryDescription: item.subCategory,
        content: [...(passage?.paragraphs ?? []), item.content].filter((text) => text !== '').join('\n\n'),
        passageId: passage?.id ?? null,
        passageTitle: passage?.title ?? null,
        question: item.question,
        exampleList: item.options.map((option, at) => ({
          readingGameContestLevelQuestionExampleNo: exampleNo(number, at + 1),
          content: option,
          value: at + 1,
        })),
      };
    }),
  };
}
