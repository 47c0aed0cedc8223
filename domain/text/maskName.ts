import { normalizeNfc } from './normalizeNfc.ts';

/** `홍길동` → `홍*동`, `홍길` → `홍*`, `남궁민수` → `남**수`. */
export function maskName(name: string): string {
  const letters = [...normalizeNfc(name)];
  if (letters.length <= 1) return '*';
  const [first = '', ...others] = letters;
  const last = letters.length > 2 ? (others.at(-1) ?? '') : '';
  return first + '*'.repeat(letters.length - 1 - (last === '' ? 0 : 1)) + last;
}
