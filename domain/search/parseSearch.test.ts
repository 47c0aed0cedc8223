import { describe, expect, it } from 'vitest';
import { parseSearch } from './parseSearch.ts';

const readings = (query: string) => parseSearch(query).words.map((word) => word.readings.map(({ text }) => text));

describe('reading a search', () => {
  it.each([
    ['흥부 놀부', [['흥부'], ['놀부']]],
    ['gmdqn', [['gmdqn', '흥부']]],
    ['Rnfqjf', [['rnfqjf', '꿀벌', '굴벌']]],
    ['GMDQN', [['gmdqn', '흥부']]],
    ['ㅐㅌ', [['ㅐㅌ', 'ox']]],
    ['ㅎㅂ', [['ㅎㅂ']]],
    ['ox 나라', [['ox'], ['나라']]],
    ['봄·봄!', [['봄봄']]],
  ])('%s is %j', (query, expected) => {
    expect(readings(query)).toEqual(expected);
  });

  it('has no words when only marks were typed', () => {
    for (const query of ['', '  ', '%_%', "';--", '。・…', '😀'])
      expect(parseSearch(query)).toEqual({ words: [], whole: null });
  });

  it('leaves words beyond the sixth out', () => {
    expect(parseSearch('가 '.repeat(50)).words).toHaveLength(6);
  });
});
