/** Characters of a written answer without blanks, counted after NFC so that half-composed syllables cannot count twice. */
export function writtenLength(text: string): number {
  return [...text.normalize('NFC').replace(/\s+/gu, '')].length;
}
