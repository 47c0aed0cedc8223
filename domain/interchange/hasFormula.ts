/** How a formula of TeX begins and ends, and what it does not hold. */
const FORMS: readonly (readonly [open: string, close: string, outside: string])[] = [
  ['\\(', '\\)', '\n'],
  ['\\[', '\\]', '\n'],
  ['$$', '$$', '$'],
];
/** Characters of a formula; beyond them the marks only happen to stand in one text. */
const LONGEST = 100;

/** Whether a text holds a formula: `\(x\)`, `\[x\]` or `$$x$$`. */
export function hasFormula(text: string): boolean {
  return FORMS.some(([open, close, outside]) => {
    for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, at + 1)) {
      const from = at + open.length;
      // Of a character beyond the basic plane a string counts two.
      const behind = text.slice(from, from + 2 * LONGEST + close.length);
      const end = behind.indexOf(close, 1);
      const inside = end === -1 ? null : behind.slice(0, end);
      if (inside !== null && !inside.includes(outside) && [...inside].length <= LONGEST) return true;
    }
    return false;
  });
}
