import { describe, expect, it } from 'vitest';
import { contentWordsOf, coverageOf, wordsInUse } from './contentWordsOf.ts';
import { indexDictionary } from './lookUpWord.ts';

const dictionary = indexDictionary([
  { word: '오리', meaning: '물에 사는 새' },
  { word: '헤엄치다', meaning: '물속에서 나아가다' },
]);

describe('content words of a text', () => {
  it('are what is not there to hold others together, each surface once', () => {
    const words = contentWordsOf(['그 오리가 헤엄쳐요.', '오리가 헤엄치고 있어요. 오리는 늪으로 갔어요!'], dictionary);
    expect(words.map(({ surface, count, entry }) => [surface, count, entry?.word ?? null])).toEqual([
      ['오리가', 2, '오리'],
      ['헤엄쳐요', 1, '헤엄치다'],
      ['헤엄치고', 1, '헤엄치다'],
      ['오리는', 1, '오리'],
      ['늪으로', 1, null],
      ['갔어요', 1, null],
    ]);
  });

  it('lead to their entries, each with the surfaces that use it', () => {
    expect(wordsInUse(contentWordsOf(['오리가 헤엄쳐요. 오리는 늪으로 갔어요.'], dictionary))).toEqual([
      { word: '오리', meaning: '물에 사는 새', sentence: null, forms: ['오리가', '오리는'] },
      { word: '헤엄치다', meaning: '물속에서 나아가다', sentence: null, forms: ['헤엄쳐요'] },
    ]);
  });

  it('are read in NFC', () => {
    expect(contentWordsOf(['오리가'.normalize('NFD')], dictionary)).toMatchObject([{ surface: '오리가' }]);
  });

  it('are covered as they run and by different words', () => {
    const words = contentWordsOf(['오리가 오리가 오리는 늪으로'], dictionary);
    expect(coverageOf(words)).toEqual({ running: 3 / 4, distinct: 1 / 2, missing: ['늪으로'] });
    expect(coverageOf([])).toEqual({ running: 1, distinct: 1, missing: [] });
  });
});
