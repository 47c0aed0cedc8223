interface Rules {
  /** Letters that have to stand between two of the word. */
  least?: number;
  /** Whether the word may begin at this place. */
  mayBegin?: (letters: readonly string[], at: number) => boolean;
}

/**
 * Where a word ends whose letters may have others between them. Looks at each letter of the text once for each letter of
 * the word, which no pattern with a gap that may hold the word's own letters does.
 *
 * @param isGap what may stand between
 * @returns places behind the last letter, in order
 */
export function lettersApart(
  letters: readonly string[],
  word: readonly string[],
  isGap: (letter: string) => boolean,
  { least = 0, mayBegin = () => true }: Rules = {},
): number[] {
  let reached = placesOf(letters, word[0] ?? '').filter((at) => mayBegin(letters, at));
  for (const next of word.slice(1)) {
    if (reached.length === 0) return [];
    reached = reachable(letters, reached, next, isGap, least);
  }
  return reached.map((at) => at + 1);
}

function placesOf(letters: readonly string[], letter: string): number[] {
  return letters.flatMap((each, at) => (each === letter ? [at] : []));
}

function reachable(
  letters: readonly string[],
  from: readonly number[],
  next: string,
  isGap: (letter: string) => boolean,
  least: number,
): number[] {
  const found: number[] = [];
  let known = 0;
  // Everything behind it up to here may stand between. The first such place leaves the most room.
  let start = -1;
  for (let at = from[0] ?? letters.length; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (letter === next && start !== -1 && at - start > least) found.push(at);
    if (!isGap(letter)) start = -1;
    if (from[known] === at) {
      known += 1;
      if (start === -1) start = at;
    }
  }
  return found;
}
