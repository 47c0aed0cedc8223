import type { ContestQuery } from '#contract/contest.ts';
import type { ContestLevelTest } from '#contract/contestLevelTest.ts';
import { comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
import { exampleNo, questionNo } from '#domain/contest/levelTestEffort.ts';
import type { DiagnosisForm } from '#domain/diagnosis/DiagnosisForm.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { openLevelTestEntry } from './LevelTestEntry.ts';
import { findLevelForm, type LevelForms, openLevelForm } from './LevelTestForm.ts';

/**
 * The level test of the student's grade. Its time runs from the first opening on; opening it again gives the same test
 * and changes nothing.
 *
 * @throws AppError as `openLevelTestEntry`
 */
export async function openLevelTest(
  context: SignedInContext,
  content: LevelForms,
  asked: ContestQuery,
): Promise<ContestLevelTest> {
  const entry = await openLevelTestEntry(context, asked);
  const form = await withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const found = await findLevelForm(inside, content, entry);
    await openLevelForm(inside, entry, found);
    return found.form;
  });
  return presentLevelTest(form, entry.entry === 'CHILD');
}

/** A form as its taker sees it: neither answers nor explanations nor how hard an item is. */
function presentLevelTest(form: DiagnosisForm, childCurriculum: boolean): ContestLevelTest {
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
