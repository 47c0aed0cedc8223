import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridgeWords, studyWordPool } from './studyWordPool.ts';

const chain = '바다 다리 리본 본보기 기차 차표 표지 지도'.split(' ');

test('a chain of words crosses as a whole', () => {
  expect(studyWordPool(chain, 1)).toMatchObject({ most: 8, proven: true, alone: [], leftOut: [] });
});

test('a word without a common syllable stands alone, and is told what would tie it', () => {
  const study = studyWordPool([...chain, '오누이'], 1);
  expect(study).toMatchObject({ most: 8, alone: ['오누이'] });
  expect(study.wanted.map(({ from }) => from)).toEqual(expect.arrayContaining(['오', '누', '이']));
  const grid = new Set(study.placed.join(''));
  for (const { from, to } of study.wanted) expect([grid.has(to), '오누이'.includes(from)]).toEqual([true, true]);
});

test('shared syllables come with their words, the most shared first', () => {
  expect(studyWordPool(['나무', '나비', '나라', '라면'], 1).shared).toEqual([
    { syllable: '나', words: ['나무', '나비', '나라'] },
    { syllable: '라', words: ['나라', '라면'] },
  ]);
});

test('a bridge holds a syllable of the grid and one of a word that is left out', () => {
  const study = studyWordPool([...chain, '오누이'], 1);
  expect(bridgeWords(study, ['누리', '다람쥐', '이바지', '오리', '오누이', '바다'])).toEqual([
    '누리',
    '이바지',
    '오리',
  ]);
});

test('with a bridge the word is alone no more', () => {
  const words = [...chain, '오누이'];
  for (const bridge of bridgeWords(studyWordPool(words, 1), ['누리', '이바지', '오리'])) {
    expect(studyWordPool([...words, bridge], 1).alone).toEqual([]);
  }
});

test('the study never loses or invents a word', () => {
  const pool = fc.uniqueArray(fc.constantFrom(...chain, '오누이', '호랑이', '이마', '마을', '달빛', '빛'.repeat(2)), {
    minLength: 2,
  });
  fc.assert(
    fc.property(pool, fc.nat(1000), (words, seed) => {
      const { placed, alone, leftOut, most } = studyWordPool(words, seed);
      expect([...placed, ...alone, ...leftOut].sort()).toEqual([...words].sort());
      expect(most).toBe(placed.length);
    }),
    { numRuns: 40 },
  );
});
