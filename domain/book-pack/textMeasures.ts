/** Characters of a text as a reader counts them (code points after NFC). */
export function textLength(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** The text with every blank and punctuation mark taken out. */
export function bareText(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{P}\p{S}]+/gu, '');
}

/** Words between blanks, without punctuation; empty ones left out. */
export function eojeols(text: string): string[] {
  return text
    .split(/\s+/u)
    .map(bareText)
    .filter((word) => word !== '');
}

/** Sentences of a text, split after their end marks and any closing quotation mark, and lines of verse. */
export function sentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.?!…]["'”’」』)]?)\s+/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => bareText(sentence) !== '');
}

/** Mean eojeol a sentence over several texts; 0 for no text. */
export function meanSentenceLength(texts: readonly string[]): number {
  const all = texts.flatMap(sentences).map((sentence) => eojeols(sentence).length);
  return all.length === 0 ? 0 : all.reduce((sum, length) => sum + length, 0) / all.length;
}

/** Share of character pairs two texts have in common, 0 to 1 (Jaccard over bigrams without blanks). */
export function likeness(left: string, right: string): number {
  const a = bigrams(left);
  const b = bigrams(right);
  if (a.size === 0 || b.size === 0) return bareText(left) === bareText(right) ? 1 : 0;
  return sharedShare(a, b);
}

/** The same for texts whose pairs are known already, where many are compared with many. */
export function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const pair of few) if (many.has(pair)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Pairs of neighbouring letters of a text, without blanks. */
export function bigrams(text: string): Set<string> {
  const letters = [...bareText(text)];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}

/** Insertions, deletions and replacements of characters that turn one text into the other. */
export function editDistance(left: string, right: string): number {
  const to = [...right.normalize('NFC')];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...left.normalize('NFC')].entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
