import { expect, it } from 'vitest';
import { touchWords } from './touchWords.ts';

it('tells what a touch did', () => {
  expect(touchWords({ stage: 'young', nickname: '통통이' }, 'poke')).toBe('통통이가 반갑게 인사해요.');
  expect(touchWords({ stage: 'grown', nickname: '문어대장' }, 'tickle')).toBe('문어대장이 간지러워서 깔깔 웃어요.');
  expect(touchWords({ stage: 'egg', nickname: '알' }, 'poke')).toBe('알이 콩콩 움직였어요.');
});
