import { describe, expect, it } from 'vitest';
import { bandMiddle, diagnosisBands } from './bandOfReader.ts';
import { checkParallelForms } from './checkParallelForms.ts';
import type { DiagnosisForm, DiagnosisItem } from './DiagnosisForm.ts';
import { formInformation } from './formInformation.ts';

const item = (id: string, raq: number): DiagnosisItem => ({
  id,
  category: 'FACTUAL',
  subCategory: '내용 확인',
  passageId: null,
  content: '',
  question: '무엇을 했나요?',
  options: ['가', '나', '다', '라'],
  answer: 1,
  raq,
});
const forms = (shift = 0) =>
  diagnosisBands.flatMap((band, at) =>
    (['DIAGNOSIS', 'DIAGNOSIS', 'CONTEST'] as const).map((use, no) => {
      const formNo = (at + 1) * 10 + no;
      const middle = bandMiddle(band) + (no === 1 && at === 2 ? shift : 0);
      const items = Array.from({ length: 20 }, (_, place) => item(`${formNo}-${place}`, middle - 250 + 26 * place));
      const value: Pick<DiagnosisForm, 'formNo' | 'band' | 'use' | 'items'> = { formNo, band, use, items };
      return { file: `form-${formNo}.json`, value };
    }),
  );

describe('three forms a band', () => {
  it('are accepted when they show equally much at the middle of the band', () => {
    expect(checkParallelForms(forms())).toEqual([]);
  });

  it('are refused when one is much harder', () => {
    expect(checkParallelForms(forms(400))).toMatchObject([{ field: 'B3', level: 'error' }]);
  });

  it('are missed', () => {
    expect(checkParallelForms(forms().slice(1)).map(({ field }) => field)).toEqual(['B1']);
  });

  it('share no number and no question', () => {
    const [first, second, ...rest] = forms();
    if (!first || !second) throw new Error('no forms');
    const twin = { ...second, value: { ...second.value, items: first.value.items } };
    expect(checkParallelForms([first, twin, ...rest])).toHaveLength(20);
  });
});

it('a form shows most where its items are', () => {
  const items = Array.from({ length: 20 }, () => ({ raq: 800 }));
  expect(formInformation(items, 800)).toBeGreaterThan(formInformation(items, 1200));
  expect(formInformation(items, 800)).toBeGreaterThan(formInformation(items.slice(1), 800));
});
