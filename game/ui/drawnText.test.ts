import { expect, it } from 'vitest';
import { drawnText } from './drawnText.ts';

it('writes titles with marks that the face of the game has', () => {
  expect(drawnText('『동양 ○○론』을 쓰기 시작했다.')).toBe('“동양 ○○론”을 쓰기 시작했다.');
  expect(drawnText('「진달래꽃」')).toBe('“진달래꽃”');
  expect(drawnText('물결')).toBe('물결');
});
