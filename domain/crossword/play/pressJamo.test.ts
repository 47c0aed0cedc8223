import { disassemble } from 'es-hangul';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eraseJamo, JAMO_ROWS, pressJamo, SHIFTED_JAMO } from './pressJamo.ts';

const KEYS = new Set<string>([...JAMO_ROWS.flat(), ...Object.values(SHIFTED_JAMO)]);
/** Vowels and finals of two strokes, as they are typed. */
const strokes = (word: string) => [...disassemble(word)];
const type = (word: string) => strokes(word).reduce(pressJamo, '');

it('writes any word key by key, with keys that are all on the pad', () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1, maxLength: 5 }), (syllables) => {
      const word = syllables.join('');
      expect(strokes(word).filter((jamo) => !KEYS.has(jamo))).toEqual([]);
      expect(type(word)).toBe(word);
    }),
  );
});

it('writes every one of the 11,172 syllables, and takes each apart again down to nothing', () => {
  const failed: string[] = [];
  for (let code = 0xac00; code <= 0xd7a3; code += 1) {
    const syllable = String.fromCodePoint(code);
    const keys = strokes(syllable);
    if (keys.some((jamo) => !KEYS.has(jamo)) || keys.reduce(pressJamo, '') !== syllable) failed.push(syllable);
    if (keys.reduce(eraseJamo, syllable) !== '') failed.push(`${syllable} erased`);
  }
  expect(failed).toEqual([]);
});

it('takes a final consonant over to the next vowel', () => {
  expect(['ㄱ', 'ㅏ', 'ㅇ', 'ㅏ'].reduce(pressJamo, '')).toBe('가아');
  expect(type('닭고기')).toBe('닭고기');
});

it('erases down to nothing', () => {
  let text = '값';
  const seen = [text];
  while (text !== '') {
    text = eraseJamo(text);
    seen.push(text);
  }
  expect(seen).toEqual(['값', '갑', '가', 'ㄱ', '']);
  expect(eraseJamo('')).toBe('');
});
