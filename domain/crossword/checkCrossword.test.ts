import { describe, expect, it } from 'vitest';
import { checkCrossword } from './checkCrossword.ts';
import type { CrosswordDirection, Placement } from './Placement.ts';

const at = (word: string, row: number, col: number, direction: CrosswordDirection): Placement => ({
  word,
  row,
  col,
  direction,
});
const codes = (placements: Placement[], size?: number) => [
  ...new Set(checkCrossword(placements, size).map(({ code }) => code)),
];

const SOUND = [at('제비다리', 1, 1, 'across'), at('다람쥐', 1, 3, 'down'), at('쥐구멍', 3, 3, 'across')];

describe('checkCrossword', () => {
  it('accepts a sound grid', () => {
    expect(checkCrossword(SOUND)).toEqual([]);
  });

  it('accepts two parallel words that touch only through a word that crosses both', () => {
    expect(checkCrossword([at('가나', 0, 0, 'across'), at('나다', 0, 1, 'down'), at('다라', 1, 1, 'across')])).toEqual(
      [],
    );
  });

  it.each<[string, Placement[], string]>([
    ['a word over the edge', [at('제비다리', 0, 7, 'across')], 'OUT_OF_BOUNDS'],
    ['a place that is no cell', [at('제비', 0.5, 0, 'across')], 'OUT_OF_BOUNDS'],
    ['two syllables in a cell', [at('제비', 0, 0, 'across'), at('나비', 0, 0, 'down')], 'CONFLICT'],
    ['the same word twice', [...SOUND, at('제비다리', 8, 0, 'across')], 'DUPLICATE'],
    ['words flush side by side', [...SOUND, at('나무', 2, 1, 'across')], 'UNLISTED_RUN'],
    ['words flush end to end', [at('제비', 0, 0, 'across'), at('다리', 0, 2, 'across')], 'UNLISTED_RUN'],
    ['a word inside another', [at('제비다리', 0, 0, 'across'), at('다리', 0, 2, 'across')], 'OVERLAP'],
    ['two words on one start', [at('제비', 0, 0, 'across'), at('제비다리', 0, 0, 'across')], 'OVERLAP'],
    ['an island', [...SOUND, at('박씨', 8, 8, 'across')], 'UNCONNECTED'],
    ['an island of two words', [...SOUND, at('흥부', 7, 0, 'across'), at('부자', 7, 1, 'down')], 'UNCONNECTED'],
    ['a word not in Hangul', [at('OX', 0, 0, 'across')], 'NOT_HANGUL'],
    ['nothing', [], 'EMPTY'],
  ])('finds %s', (_, placements, code) => {
    expect(codes(placements)).toContain(code);
  });

  it('measures against the size it is given', () => {
    expect(codes(SOUND, 5)).toContain('OUT_OF_BOUNDS');
  });
});
