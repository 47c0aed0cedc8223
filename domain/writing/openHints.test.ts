import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintKey, openHints, placeOfHint } from './openHints.ts';

const spelling = { code: 'SPELLING', excerpt: '햇다', at: 4 } as const;
const whole = { code: 'NO_REASON', excerpt: '', at: 0 } as const;

describe('openHints', () => {
  it('drops what was corrected and what was put aside', () => {
    expect(openHints([spelling, whole], '나는 햇다', new Set())).toEqual([spelling, whole]);
    expect(openHints([spelling, whole], '나는 했다', new Set())).toEqual([whole]);
    expect(openHints([spelling, whole], '나는 햇다', new Set([hintKey(spelling)]))).toEqual([whole]);
  });

  it('knows the words however the device composes them', () => {
    expect(openHints([spelling], '나는 햇다'.normalize('NFD'), new Set())).toEqual([spelling]);
  });
});

describe('placeOfHint', () => {
  it('finds the nearest place', () => {
    expect(placeOfHint({ excerpt: '햇다', at: 9 }, '햇다. 그리고 햇다. 햇다.')).toBe(8);
    expect(placeOfHint({ excerpt: '햇다', at: 0 }, '했다')).toBeNull();
    expect(placeOfHint(whole, '햇다')).toBeNull();
  });

  it('is always a place where the words stand', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 3 }), fc.string(), fc.nat(20), (excerpt, text, at) => {
        const place = placeOfHint({ excerpt, at }, text);
        if (place === null) expect(text).not.toContain(excerpt);
        else expect(text.slice(place).startsWith(excerpt)).toBe(true);
      }),
    );
  });
});
