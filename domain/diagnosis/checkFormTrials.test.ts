import { expect, it } from 'vitest';
import type { TrialAnswer } from '../book-pack/trials/checkTrials.ts';
import { checkFormTrials } from './checkFormTrials.ts';
import type { DiagnosisItem } from './DiagnosisForm.ts';
import { formTrialItems } from './formTrialItems.ts';

const items: DiagnosisItem[] = Array.from({ length: 10 }, (_, at) => ({
  id: `b3a-${String(at + 1).padStart(2, '0')}`,
  category: at === 9 ? 'WORD' : 'FACTUAL',
  subCategory: '내용 확인',
  passageId: at < 8 || at === 9 ? 'p1' : null,
  content: '',
  question: `${at}번째로 한 일은 무엇인가요?`,
  options: ['가', '나', '다', '라'],
  answer: 1,
  raq: 700,
}));
const form = { items };
const tried = formTrialItems(form);
const answers = (reader: string, book: TrialAnswer['book'], right: (at: number) => boolean): TrialAnswer[] =>
  tried.map(({ item, fingerprint }, at) => ({ item, fingerprint, reader, book, choice: right(at) ? '1' : '2' }));
const open = ['가', '나'].flatMap((reader) => answers(reader, 'OPEN', () => true));
const closed = (right: (at: number) => boolean) =>
  ['다', '라', '마'].flatMap((reader) => answers(reader, 'CLOSED', right));

it('asks about passages alone', () => {
  expect(tried.map(({ item }) => item)).toEqual(
    items.filter(({ passageId }) => passageId).map(({ id }) => `form/${id}`),
  );
});

it('accepts a form that nobody can answer without its passages, words left out', () => {
  expect(checkFormTrials('form-31.csv', form, [...open, ...closed((at) => at < 3 || at === 8)])).toEqual([]);
});

it('reports a form that is guessed, one that is not agreed on, and one that nobody tried', () => {
  const reasons = (given: readonly TrialAnswer[]) =>
    checkFormTrials('form-31.csv', form, given).map(({ reason }) => reason);
  expect(reasons([...open, ...closed((at) => at < 4)])).toEqual([expect.stringContaining('지문 없이 50%')]);
  const doubtful = ['가', '나'].flatMap((reader) => answers(reader, 'OPEN', (at) => at > 0));
  expect(reasons([...doubtful, ...closed(() => false)])).toEqual([expect.stringContaining('89%')]);
  expect(reasons([])).toHaveLength(tried.length + 1);
});
