import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choseong } from './choseong.ts';
import { matchesSearch } from './matchesSearch.ts';
import { parseSearch } from './parseSearch.ts';
import { normalizeSearch, searchFields, searchGrams } from './searchFields.ts';

const heungbu = searchFields({ title: '흥부와 놀부', author: '작자 미상(판소리계)', rest: ['책바다', '전래동화'] });
const finds = (query: string) => matchesSearch(heungbu, parseSearch(query));

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
const title = fc.array(
  fc.oneof({ weight: 9, arbitrary: syllable }, { weight: 1, arbitrary: fc.constantFrom(' ', '3', 'K') }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

describe('search', () => {
  it.each([
    '흥부',
    '부와',
    '놀부 흥부',
    '흥부와놀부',
    'ㅎㅂ',
    'ㄴㅂ 흥부',
    'ㅎㅃ',
    '판소리',
    '책바다',
    '흐',
    '흥ㅂ',
    '흥붕',
    'gmdqn',
    '흥부'.normalize('NFD'),
    ' 흥부!! ',
  ])('finds 흥부와 놀부 by %s', (query) => expect(finds(query)).toBe(true));

  it.each(['놀보', 'ㅂㅎ', '흥부 심청', '부흥', '흔부', 'zz'])('does not find it by %s', (query) => {
    expect(finds(query)).toBe(false);
  });

  it('has no words when only marks were typed', () => {
    expect(['', '  ', '%_%', "';--", '。・…'].flatMap(parseSearch)).toEqual([]);
  });

  it('finds every title by any piece of it, and by its first consonants', () => {
    fc.assert(
      fc.property(title, fc.nat(), fc.nat(), (letters, from, length) => {
        const text = normalizeSearch(letters.join(''));
        fc.pre(text !== '');
        const start = from % text.length;
        const piece = text.slice(start, start + 1 + (length % (text.length - start)));
        const fields = searchFields({ title: letters.join(''), author: '', rest: [] });
        const consonants = choseong(piece);
        expect(matchesSearch(fields, parseSearch(piece))).toBe(true);
        if (/^[ㄱ-ㅎ]+$/.test(consonants)) expect(matchesSearch(fields, parseSearch(consonants))).toBe(true);
      }),
    );
  });

  it('has every piece in the index by which a match is looked up', () => {
    fc.assert(
      fc.property(
        title,
        fc.string({ unit: fc.oneof(syllable, fc.constantFrom(...'ㄱㄴㅂㅎㄲ')), maxLength: 6 }),
        (letters, query) => {
          const fields = searchFields({ title: letters.join(''), author: '전래', rest: ['책바다'] });
          const grams = new Set(searchGrams(fields));
          for (const asked of [query, letters.slice(0, 5).join(''), letters.join('')]) {
            for (const word of parseSearch(asked)) {
              for (const reading of word) {
                if (matchesSearch(fields, [[reading]])) for (const gram of reading.grams) expect(grams).toContain(gram);
              }
            }
          }
        },
      ),
    );
  });

  it('bounds what a long query costs', () => {
    const words = parseSearch('가 '.repeat(50) + '나'.repeat(90));
    expect(words.length).toBeLessThanOrEqual(6);
    expect(parseSearch('가나다라마바사'.repeat(14))[0]?.[0]?.grams.length).toBeLessThanOrEqual(3);
  });
});
