import { normalizeNfc } from '../text/normalizeNfc.ts';

/** An address as it is stored and compared: in lower case, without outer blanks. */
export function normalizeEmail(text: string): string {
  return normalizeNfc(text).toLowerCase();
}
