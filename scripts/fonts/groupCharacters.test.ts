import { describe, expect, it } from 'vitest';
import { countCharacters } from './countCharacters.ts';
import { groupCharacters } from './groupCharacters.ts';

const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const syllables = Array.from({ length: 11_172 }, (_, index) => 0xac00 + index);
const supported = new Set([...codesOf('abcABC 012.→'), ...syllables]);

describe('characters of the typeface', () => {
  const words = countCharacters(['책바다', '책을 읽어요', '책을 사요 →', '뷁']);
  const groups = groupCharacters({ supported, words, books: countCharacters(['책바다의 고래', '고래']) });
  const named = (name: string) => groups.find((group) => group.name === name);

  it('are counted once a text, however they were composed', () => {
    expect(countCharacters(['가가가', '가'.normalize('NFD')])).toEqual(new Map([[0xac00, 2]]));
  });

  it('stand in one file each, and every one of them in some file', () => {
    const all = groups.flatMap(({ codePoints }) => codePoints).filter((codePoint) => supported.has(codePoint));
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all)).toEqual(supported);
  });

  it('come with what the product says before what only its books say', () => {
    expect(named('every-page')?.codePoints).toEqual(expect.arrayContaining(codesOf('a0책바다을요→')));
    expect(named('books-1')?.codePoints).toEqual(codesOf('고래의').sort((first, second) => first - second));
    expect(groups.map(({ name }) => name).slice(0, 2)).toEqual(['every-page', 'books-1']);
  });

  it('are asked for without gaps where nothing of ours says them', () => {
    const first = groups.find(({ name }) => name === 'syllables-1');
    expect(first?.asked).toEqual(syllables.slice(0, 200));
    expect(first?.codePoints).not.toContain('고'.codePointAt(0));
  });
});
