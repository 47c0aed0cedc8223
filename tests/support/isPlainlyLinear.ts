/** A group that is repeated more often than this is looked at by the checker, whatever else is known of it. */
const SMALL_COUNT = 64;

/**
 * Whether a pattern needs no checker: it has nothing that repeats without end, or it begins at the beginning of the
 * text and has one such repetition, of a single character, so that there is one place to try again from. Rather says no
 * than a wrong yes.
 */
export function isPlainlyLinear(source: string, flags: string): boolean {
  if (/\\[1-9]|\\k</.test(source)) return false;
  // A letter for each escaped character and each class: what is left are the signs that mean something.
  const signs = source.replace(/\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]/g, 'x');
  const counts = [...signs.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].map(([, least, most]) => Number(most ?? least));
  // Two of them, one inside of the other, may multiply.
  if (counts.length > 3 || counts.some((most) => most > SMALL_COUNT) || /\)\{/.test(signs)) return false;
  const endless = [...signs.matchAll(/[*+]|\{\d+,\}/g)];
  if (endless.length === 0) return true;
  const [only] = endless;
  if (endless.length > 1 || only === undefined || signs[only.index - 1] === ')') return false;
  return signs.startsWith('^') && !flags.includes('m') && !signs.includes('|') && !signs.includes('(?<');
}
