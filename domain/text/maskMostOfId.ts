import { normalizeNfc } from './normalizeNfc.ts';

/**
 * Of a login name the first two characters and the last: `walk667555` → `wa*******5`. Its owner knows it again, and
 * somebody else, who sees it without a login, cannot fill in the rest. Of a short one only the first stays.
 */
export function maskMostOfId(accountId: string): string {
  const letters = [...normalizeNfc(accountId)];
  if (letters.length <= 1) return '*';
  const hidden = letters.length > 4 ? { from: 2, to: letters.length - 1 } : { from: 1, to: letters.length };
  return letters.map((letter, index) => (index >= hidden.from && index < hidden.to ? '*' : letter)).join('');
}
