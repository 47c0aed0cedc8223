import { describe, expect, it } from 'vitest';
import { checkCoverage, checkDictionary } from './checkDictionary.ts';
import { indexDictionary } from './lookUpWord.ts';

const reasons = (entries: Parameters<typeof checkDictionary>[0][number]['entries']) =>
  checkDictionary([{ file: 'ieung.json', entries }]).map(({ field, reason }) => `${field}: ${reason}`);

describe('a file of the dictionary', () => {
  it('is sound when every example uses its word in any form', () => {
    expect(
      reasons([
        { word: '아름답다', meaning: '보기에 좋다', sentence: '단풍이 든 산이 아름다웠다.' },
        { word: '오리', meaning: '물에 사는 새', sentence: '오리는 헤엄을 잘 친다.' },
        { word: '오리', meaning: '거리를 재던 말', books: [7] },
      ]),
    ).toEqual([]);
  });

  it('names a word that is there twice and an example without its word', () => {
    expect(
      reasons([
        { word: '오리', meaning: '물에 사는 새', sentence: '거위는 헤엄을 잘 친다.' },
        { word: '오리', meaning: '부리가 넓적한 새' },
      ]),
    ).toEqual(['[0] 오리: 보기 문장에 낱말이 나오지 않아요', '[1] 오리: 같은 낱말이 두 번 있어요']);
  });
});

describe('the words of a text', () => {
  const dictionary = indexDictionary([{ word: '오리', meaning: '넓적한 부리로 우는 새의 하나' }]);
  const book = { bookNo: 7, raq: 300, paragraphs: ['오리가 늪에 있어요.'], clues: [] };

  it('must be explained up to a level, and are measured above it', () => {
    const low = checkCoverage(book, dictionary);
    expect(low).toMatchObject({ running: 0.5, distinct: 0.5, missing: ['늪에'] });
    expect(low.problems).toMatchObject([{ file: '7', level: 'error', reason: '낱말 풀이가 모자라요: 늪에' }]);
    expect(checkCoverage({ ...book, raq: 640 }, dictionary).problems).toEqual([]);
  });

  it('may not be explained by a clue of a puzzle of the book', () => {
    const asked = { ...book, raq: 900, clues: ['넓적한 부리로 우는 새.'] };
    expect(checkCoverage(asked, dictionary).problems).toMatchObject([{ field: '오리', level: 'error' }]);
  });
});
