import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTokens, sharedTokens } from './contentTokens.ts';
import { longestRun } from './longestRun.ts';
import { editDistance, likeness, meanSentenceLength, sentences, textLength } from './textMeasures.ts';

const hangul = fc
  .array(
    fc.integer({ min: 0xac00, max: 0xac40 }).map((code) => String.fromCharCode(code)),
    { maxLength: 8 },
  )
  .map((letters) => letters.join(''));

test('a decomposed syllable counts as one character', () => {
  expect(textLength('별자리'.normalize('NFD'))).toBe(3);
});

test('a sentence ends after its mark and the quotation mark behind it', () => {
  expect(sentences('“별이야!” 아이가 외쳤어요. 정말일까요?')).toEqual(['“별이야!”', '아이가 외쳤어요.', '정말일까요?']);
  expect(meanSentenceLength(['하늘이 맑아요. 별이 아주 잘 보여요.'])).toBe(3);
});

test('edit distance is a metric', () => {
  fc.assert(
    fc.property(hangul, hangul, hangul, (a, b, c) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
      expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('likeness lies between 0 and 1, is symmetric and 1 for the same text', () => {
  fc.assert(
    fc.property(hangul, hangul, (a, b) => {
      expect(likeness(a, b)).toBe(likeness(b, a));
      expect(likeness(a, b)).toBeGreaterThanOrEqual(0);
      expect(likeness(a, b)).toBeLessThanOrEqual(1);
      expect(likeness(a, a)).toBe(1);
    }),
  );
});

test('particles do not hide that two texts share a word', () => {
  expect([...contentTokens('거북이는 바닷가에서 놀았다')]).toEqual(['거북이', '바닷가', '놀았']);
  expect(sharedTokens('거북이가 간 바닷가는 어디일까요?', '바닷가에서 거북이를')).toBe(2);
});

test('the longest run is found wherever it stands', () => {
  expect([longestRun([]), longestRun([1]), longestRun([1, 2, 2, 2, 1]), longestRun(['O', 'X', 'X'])]).toEqual([
    0, 1, 3, 2,
  ]);
});
