import { lengthOf } from './minLength.ts';

/** 8–16 characters; outer blanks do not count. */
export function more8(value: string): string | null {
  const length = lengthOf(value);
  return length >= 8 && length <= 16 ? null : '8자 이상 16자 이하로 입력해 주십시오.';
}
