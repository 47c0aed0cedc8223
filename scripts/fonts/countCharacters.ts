/** @returns in how many of the texts each character stands, however often it stands in one */
export function countCharacters(texts: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const text of texts) {
    for (const character of new Set(text.normalize('NFC'))) {
      const codePoint = character.codePointAt(0) ?? 0;
      counts.set(codePoint, (counts.get(codePoint) ?? 0) + 1);
    }
  }
  return counts;
}
