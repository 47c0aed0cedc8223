const BRACKETS = [
  ['(', ')'],
  ['『', '』'],
] as const;

/** Who wrote a book, without the older work, the age or the kind that may stand behind the name: 「일연 『삼국유사』」. */
export function writerOf(authorName: string): string {
  for (const [open, close] of BRACKETS) {
    if (!authorName.endsWith(close)) continue;
    const start = authorName.lastIndexOf(open);
    const writer = authorName.slice(0, start).trimEnd();
    const inside = authorName.slice(start + 1, -1);
    return start === -1 || writer === '' || inside.includes(close) ? authorName : writer;
  }
  return authorName;
}
