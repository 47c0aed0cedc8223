/** Digits only, of the ordinary width, as typed. */
export function num(value: string): string | null {
  return /^[0-9]+$/.test(value) ? null : '숫자만 입력해 주십시오.';
}
