import { expect, it } from 'vitest';
import type { PaperResult } from '#contract/paper.ts';
import { resultWords } from './resultWords.ts';

const result = (given: Partial<PaperResult>): PaperResult => ({
  outcome: 'COUNTED',
  name: '고나린',
  marks: { correctCount: 8, itemCount: 10, points: 16 },
  enteredBy: '윤선생',
  next: null,
  left: 0,
  ...given,
});

it('shows which answers count', () => {
  expect(resultWords(result({}))).toBe('고나린: 냈어요. 10개 가운데 8개 맞았고 16포인트를 받았어요.');
  expect(resultWords(result({ outcome: 'ENTERED_BEFORE' }))).toMatch(/윤선생 선생님이 먼저 입력한 답을 세요/);
  expect(resultWords(result({ outcome: 'ON_SCREEN', marks: null }))).toMatch(
    /화면에서 먼저 낸 것을 세요.*세지 않았어요\.$/,
  );
});
