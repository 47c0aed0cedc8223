import { expect, test } from 'vitest';
import { shareFromBook } from './shareFromBook.ts';
import { bareText } from './textMeasures.ts';

const book = bareText('자라는 토끼를 등에 태우고 바다를 건넜어요. 용왕님은 수염을 쓰다듬었어요.');

test('words count whatever their particle or ending is', () => {
  expect(shareFromBook('토끼가 바다에서 수염을 보았어요', book)).toBe(3 / 4);
});

test('words that the book does not have lower the share', () => {
  expect(shareFromBook('선생님이 교실에 숨어', book)).toBe(0);
  expect(shareFromBook('토끼가 교실에', book)).toBe(1 / 2);
});

test('an option of one syllable has nothing to compare', () => {
  expect(shareFromBook('간', book)).toBe(1);
});
