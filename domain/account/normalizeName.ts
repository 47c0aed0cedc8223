import { normalizeNfc } from '../text/normalizeNfc.ts';

/**
 * A name as it is stored and compared: composed, one blank between its parts, without the controls and format characters
 * that nobody sees and that would turn the text around them.
 */
export function normalizeName(text: string): string {
  return normalizeNfc(text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\p{Cf}]/gu, '')).replaceAll(/ +/g, ' ');
}
