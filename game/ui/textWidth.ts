/** Advance of a glyph in ems: Hangul is nearly square in Jua, Latin and digits are about half. */
const WIDE = 0.92;
const NARROW = 0.56;

/**
 * About how wide a line is, for layouts that must not wait for a drawn text.
 *
 * @param size of the font, in the unit of the answer
 */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const glyph of text) ems += glyph === ' ' ? 0.28 : glyph > '\u00ff' ? WIDE : NARROW;
  return ems * size;
}
