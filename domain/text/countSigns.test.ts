import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { countSigns, countSignsByParts } from './countSigns.ts';

afterEach(() => vi.unstubAllGlobals());

const SIGNS = [
  '가',
  '각',
  'ㅋ',
  'a',
  ' ',
  '\n',
  '\r\n',
  '한',
  'ᄒᆞᆫ',
  'é',
  '🐳',
  '👍🏽',
  '❤️',
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🇰🇷',
  '1️⃣',
  '。',
];

it.each(SIGNS)('counts %j once', (sign) => {
  expect([countSigns(sign), countSignsByParts(sign)]).toEqual([1, 1]);
});

it('counts the same with a segmenter and without one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SIGNS)), (signs) => {
      const text = signs.join('');
      expect(countSignsByParts(text)).toBe(countSigns(text));
    }),
  );
});

it('counts in a browser that has no segmenter', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(countSigns('고래 🐳👨‍👩‍👧‍👦!')).toBe(6);
});
