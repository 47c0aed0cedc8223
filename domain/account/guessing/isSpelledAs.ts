/** A text by its pieces in their order, each in all its spellings. */
export type Spelling = readonly (readonly string[])[];

/** Whether a text is one of the spellings, whole. Its time grows with both, however alike the spellings are. */
export function isSpelledAs(text: string, spelling: Spelling): boolean {
  let ends = new Set([0]);
  for (const ways of spelling) {
    const next = new Set<number>();
    for (const end of ends) {
      for (const way of ways) if (text.startsWith(way, end)) next.add(end + way.length);
    }
    if (next.size === 0) return false;
    ends = next;
  }
  return ends.has(text.length);
}
