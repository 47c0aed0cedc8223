import { withoutUnseen } from '../text/withoutUnseen.ts';

/** Characters of a written answer that can be seen, counted after NFC so that half-composed syllables cannot count twice. */
export function writtenLength(text: string): number {
  return [...withoutUnseen(text.normalize('NFC'))].length;
}
