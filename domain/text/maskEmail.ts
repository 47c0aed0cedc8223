import { normalizeNfc } from './normalizeNfc.ts';

/** `abcd@sea.kr` → `ab**@sea.kr`; of a short name only the first letter stays. Not an address → all masked. */
export function maskEmail(email: string): string {
  const text = normalizeNfc(email);
  const at = text.lastIndexOf('@');
  const name = [...text.slice(0, Math.max(0, at))];
  if (name.length === 0) return '*'.repeat([...text].length);
  const shown = name.length > 2 ? 2 : 1;
  return name.slice(0, shown).join('') + '*'.repeat(Math.max(1, name.length - shown)) + text.slice(at);
}
