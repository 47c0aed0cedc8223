import { checkRules } from '../text/checkRules.ts';
import { normalizeNfc } from '../text/normalizeNfc.ts';
import type { Rule } from '../text/Rule.ts';
import { withoutUnseen } from '../text/withoutUnseen.ts';

/** Something that can be seen. */
export function required(value: string): string | null {
  return withoutUnseen(value) === '' ? '필수 입력 정보입니다.' : null;
}

/** English letters only; outer blanks do not count. */
export function eng(value: string): string | null {
  return /^[A-Za-z]+$/.test(normalizeNfc(value)) ? null : '영문만 입력해 주십시오.';
}

/** Whole Korean syllables only; outer blanks do not count. A lone consonant or vowel is not a letter of a name. */
export function kor(value: string): string | null {
  return /^[가-힣]+$/.test(normalizeNfc(value)) ? null : '한글만 입력해 주십시오.';
}

/** Whole Korean syllables and English letters only; outer blanks do not count. */
export function koreng(value: string): string | null {
  return /^[가-힣A-Za-z]+$/.test(normalizeNfc(value)) ? null : '한글과 영문만 입력해 주십시오.';
}

/** Digits only, of the ordinary width, as typed. */
export function num(value: string): string | null {
  return /^[0-9]+$/.test(value) ? null : '숫자만 입력해 주십시오.';
}

/** Characters as people count them, near enough: one for a syllable or an emoji, however it is stored. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of normalizeNfc(text)) length += 1;
  return length;
}

/** At least `least` characters; outer blanks do not count. */
export function minLength(least: number): Rule {
  return (value) => (lengthOf(value) >= least ? null : `${least}자 이상 입력해 주십시오.`);
}

/** At most `most` characters; outer blanks do not count. */
export function maxLength(most: number): Rule {
  return (value) => (lengthOf(value) <= most ? null : `${most}자까지 입력할 수 있습니다.`);
}

/** 8–16 characters; outer blanks do not count. */
export function more8(value: string): string | null {
  const length = lengthOf(value);
  return length >= 8 && length <= 16 ? null : '8자 이상 16자 이하로 입력해 주십시오.';
}

/** Bytes as Korean forms count them, in the manner of EUC-KR: 1 for an ASCII character, 2 for any other. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const letter of text) bytes += letter <= '\u007f' ? 1 : 2;
  return bytes;
}

/** At least `least` bytes, two for a Korean character; outer blanks do not count. */
export function minByte(least: number): Rule {
  return (value) =>
    byteLength(normalizeNfc(value)) >= least
      ? null
      : `한글 ${Math.ceil(least / 2)}자(영문 ${least}자) 이상 입력해 주십시오.`;
}

/** At most `most` bytes, two for a Korean character; outer blanks do not count. */
export function maxByte(most: number): Rule {
  return (value) =>
    byteLength(normalizeNfc(value)) <= most
      ? null
      : `한글 ${Math.floor(most / 2)}자(영문 ${most}자)까지 입력할 수 있습니다.`;
}

/** From `least` to `most` bytes, both included, two for a Korean character. */
export function betweenByte(least: number, most: number): Rule {
  return (value) => checkRules(value, [minByte(least), maxByte(most)]);
}

/** At least four bytes: two Korean characters or four English ones. */
export function korMore2(value: string): string | null {
  return byteLength(normalizeNfc(value)) >= 4 ? null : '한글 2자(영문 4자) 이상 입력해 주십시오.';
}
