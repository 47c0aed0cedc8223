/** Runs of three characters of a text, without blanks and punctuation. */
export function trigrams(text: string): string[] {
  const letters = [...text.normalize('NFC').replace(/[\s\p{P}\p{S}]+/gu, '')];
  return letters.slice(2).map((letter, index) => `${letters[index]}${letters[index + 1]}${letter}`);
}

/** Different trigrams per trigram, 0–1; 1 for a text too short to repeat itself. */
export function distinctTrigramRatio(text: string): number {
  const all = trigrams(text);
  return all.length === 0 ? 1 : new Set(all).size / all.length;
}

/** Share of a text's different trigrams that also stand in another text, 0–1. */
export function trigramOverlap(text: string, other: string): number {
  const own = new Set(trigrams(text));
  if (own.size === 0) return 0;
  const others = new Set(trigrams(other));
  return [...own].filter((trigram) => others.has(trigram)).length / own.size;
}
