// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitSentences } from './splitSentences.ts';

it('keeps the closing quotation mark with its sentence', () => {
  expect(splitSentences('“아이고, 배야! 아이고, 머리야!” 용왕님이 말했어요. 그래서요…')).toEqual([
    '“아이고, 배야! ',
    '아이고, 머리야!” ',
    '용왕님이 말했어요. ',
    '그래서요…',
  ]);
  expect(splitSentences('끝 표시가 없는 줄')).toEqual(['끝 표시가 없는 줄']);
});

it('ends a line of verse where the line ends', () => {
  expect(splitSentences('엄마야 누나야\n강변 살자')).toEqual(['엄마야 누나야\n', '강변 살자']);
});

it('loses nothing', () => {
  const text = fc.string({ unit: fc.constantFrom(...'가나다 .!?…”’」a\n') });
  fc.assert(
    fc.property(text, (paragraph) => {
      expect(splitSentences(paragraph).join('')).toBe(paragraph);
    }),
  );
});
