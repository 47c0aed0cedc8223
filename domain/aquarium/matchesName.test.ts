import { getChoseong } from 'es-hangul';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesName } from './matchesName.ts';

const name = fc
  .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1, maxLength: 8 })
  .map((codes) => String.fromCharCode(...codes));

it('finds by syllables, first consonants, both mixed, and a syllable that is still composed', () => {
  for (const written of ['바다', '다빵', 'ㅂㄷㅃ', '바ㄷ', '바다 빠', 'ㅃ', '바다 빵', '']) {
    expect(matchesName('바다 빵', written), written).toBe(true);
  }
  for (const written of ['빵바', 'ㅂㅃ', '바다 뽕', '바다 빵집', 'ㄱ', '비']) {
    expect(matchesName('바다 빵', written), written).toBe(false);
  }
});

it('finds a composed syllable only at the end of what is written', () => {
  expect(matchesName('조약돌 바닥', '도 바')).toBe(false);
  expect(matchesName('조약돌 바닥', '돌 바')).toBe(true);
});

it('finds every name by its own first consonants and by every part of it', () => {
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), (whole, a, b) => {
      const from = a % whole.length;
      const part = whole.slice(from, from + 1 + (b % (whole.length - from)));
      expect(matchesName(whole, part)).toBe(true);
      expect(matchesName(whole, getChoseong(part))).toBe(true);
      expect(matchesName(whole, part.normalize('NFD'))).toBe(true);
    }),
  );
});

it('finds nothing longer than the name', () => {
  fc.assert(fc.property(name, (whole) => !matchesName(whole, `${whole}가`)));
});
