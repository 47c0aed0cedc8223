import { createProblemSink, type PackProblem } from '../book-pack/PackProblem.ts';
import { answersTo, shareRight, TRIAL_TUNING, type TrialAnswer } from '../book-pack/trials/checkTrials.ts';
import type { DiagnosisForm } from './DiagnosisForm.ts';
import { formTrialItems } from './formTrialItems.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/**
 * Holds a form of the reading test against trial readers: whoever has not seen the passages finds at most
 * `closedQuizShare` of the answers, and whoever reads them agrees with the keys.
 */
export function checkFormTrials(
  file: string,
  form: Pick<DiagnosisForm, 'items'>,
  answers: readonly TrialAnswer[],
): PackProblem[] {
  const sink = createProblemSink(file);
  const items = formTrialItems(form).map((item) => ({ item, answers: answersTo(item, answers) }));
  for (const { item, answers: given } of items) {
    const of = (book: TrialAnswer['book']) => given.filter((answer) => answer.book === book).length;
    const { closedReaders, openReaders } = TRIAL_TUNING;
    if (of('CLOSED') < closedReaders || of('OPEN') < openReaders) {
      sink.error(item.item, `지문 없이 ${closedReaders}명, 지문을 보고 ${openReaders}명이 풀어야 해요`);
    }
  }
  const closed = shareRight(
    items.filter(({ item }) => !item.vocabulary),
    'CLOSED',
  );
  if (closed > TRIAL_TUNING.closedQuizShare) {
    sink.error('items', `지문 없이 ${percent(closed)}를 맞혀요. ${percent(TRIAL_TUNING.closedQuizShare)}까지만 돼요`);
  }
  const open = shareRight(items, 'OPEN');
  if (open < TRIAL_TUNING.openShare) sink.error('items', `지문을 보고 읽은 사람이 ${percent(open)}만 정답과 같아요`);
  return sink.problems;
}
