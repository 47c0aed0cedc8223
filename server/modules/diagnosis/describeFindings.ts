import type { DiagnosisReport } from '#contract/diagnosis.ts';
import { comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { categoryResults, categoryWordNames } from '#domain/diagnosis/categoryResults.ts';
import { bandGrades, levelBand } from '#domain/diagnosis/levelBand.ts';
import { levelMeaning, nextSteps } from '#domain/diagnosis/levelMeaning.ts';
import { readingChange } from '#domain/diagnosis/readingChange.ts';
import type { Db } from '#server/db/Db.ts';
import { areMeasured } from '#server/modules/item-statistics/public.ts';
import { type DiagnosisSetup, readForms } from './DiagnosisSetup.ts';
import { askedItems } from './loadDiagnosis.ts';
import { diagnosisAnswers } from './repositories/diagnosisAnswers.ts';
import type { StoredDiagnosis } from './repositories/diagnosisApplies.ts';

/** Results that a trend is drawn from. */
export const TREND_LENGTH = 12;

const NOTICE = '스무 문제로는 읽기 수준을 한 점으로 말할 수 없어서 범위로 알려 드려요.';
/** While fewer readers have answered than a measurement needs. */
const ESTIMATE = '문제의 어려움은 아직 많은 답으로 확인하는 중이라 예비 수준이에요.';

const changeTexts: Readonly<Record<DiagnosisReport['change'], string>> = {
  FIRST: '첫 진단이에요. 다음 진단부터 흐름을 함께 볼 수 있어요.',
  STEADY: '지난번과 비슷한 범위예요. 조금 오르내린 것은 그날의 몸 상태나 글감 때문일 수 있어요.',
  HIGHER: '지난번보다 더 어려운 글을 읽어 냈어요. 꾸준히 읽은 힘이에요.',
  LOWER: '지난번보다 낮은 범위가 나왔어요. 몸 상태나 낯선 글감 때문일 수 있으니, 편안한 책부터 다시 읽어 보세요.',
};

type Findings = Omit<DiagnosisReport, 'diagnosisApplyNo' | 'gradeName' | 'testTitle' | 'books'>;

/** The content of a result, without who and without books. @param results it and those before it, the newest first */
export async function describeFindings(
  db: Db,
  setup: DiagnosisSetup,
  results: readonly StoredDiagnosis[],
): Promise<Findings & { testTitle: string }> {
  const [result, before] = results;
  if (!result) throw new Error('there is no result to describe');
  const forms = await readForms(db, setup, result.version);
  const asked = askedItems(forms, await diagnosisAnswers.list(db, result.applyNo));
  const categories = categoryResults(
    asked.map(({ item, answer }) => ({
      category: item.category,
      raq: answer.raq ?? item.raq,
      correct: answer.correct === 1,
    })),
    result.raq,
  );
  const band = levelBand(result);
  const readingLevel = levelOfRaq(result.raq);
  const change = readingChange(before ?? null, result);
  return {
    testTitle: forms.find((form) => form.band === result.band)?.title ?? '',
    finishedAt: new Date(result.closedAt).toISOString(),
    readingLevel,
    raq: result.raq,
    ...band,
    grades: bandGrades(band),
    meaning: levelMeaning(readingLevel),
    categories: categories.map((one) => ({
      ...one,
      name: comprehensionCategoryNames[one.category],
      wordName: categoryWordNames[one.word],
    })),
    nextSteps: nextSteps(categories),
    trend: [...results].reverse().map((one) => ({
      diagnosisApplyNo: one.applyNo,
      finishedAt: new Date(one.closedAt).toISOString(),
      raq: one.raq,
      error: one.error,
      readingLevel: levelOfRaq(one.raq),
    })),
    change,
    changeText: changeTexts[change],
    notice: (await areMeasured(db, asked)) ? NOTICE : `${NOTICE} ${ESTIMATE}`,
  };
}
