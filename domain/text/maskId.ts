import { normalizeNfc } from './normalizeNfc.ts';

/** Masks the second character of a login name, as the specification has it for the ranking: `badaedu` → `b*daedu`. */
export function maskId(accountId: string): string {
  const letters = [...normalizeNfc(accountId)];
  if (letters.length <= 1) return '*';
  return letters.map((letter, index) => (index === 1 ? '*' : letter)).join('');
}
