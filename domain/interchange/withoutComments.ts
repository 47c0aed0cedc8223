const OPEN = '<!--';
const CLOSE = '-->';
/** Characters of a comment; a longer one is not taken for a comment. */
const LONGEST = 500;

/** HTML without its comments. */
export function withoutComments(html: string): string {
  let kept = '';
  let from = 0;
  for (let at = html.indexOf(OPEN); at !== -1; at = html.indexOf(OPEN, Math.max(at + 1, from))) {
    const start = at + OPEN.length;
    // Of a character beyond the basic plane a string counts two.
    const behind = html.slice(start, start + 2 * LONGEST + CLOSE.length);
    const end = behind.indexOf(CLOSE);
    if (end === -1 || [...behind.slice(0, end)].length > LONGEST) continue;
    kept += html.slice(from, at);
    from = start + end + CLOSE.length;
  }
  return kept + html.slice(from);
}
