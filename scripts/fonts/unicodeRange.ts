/**
 * `unicode-range` of a style sheet.
 * @param codePoints ascending
 */
export function writeUnicodeRange(codePoints: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last && last.to === codePoint - 1) last.to = codePoint;
    else ranges.push({ from: codePoint, to: codePoint });
  }
  const hex = (codePoint: number) => codePoint.toString(16);
  return ranges.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** Code points of every `unicode-range` in a style sheet. */
export function readUnicodeRanges(css: string): Set<number> {
  const found = new Set<number>();
  for (const [, first = '', last = first] of css.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)) {
    for (let codePoint = Number.parseInt(first, 16); codePoint <= Number.parseInt(last, 16); codePoint += 1) {
      found.add(codePoint);
    }
  }
  return found;
}
