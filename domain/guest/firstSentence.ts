/** Characters of a sentence that the album shows. */
const LONGEST = 80;
/** What is shorter is no sentence. */
const SHORTEST = 6;

/** The first sentence of what somebody wrote, cut where it is long; null where there is none. */
export function firstSentence(text: string): string | null {
  const pieces = text.normalize('NFC').match(/[^.!?…\n]+[.!?…]*/gu) ?? [];
  const sentence = pieces.map((piece) => piece.trim()).find((piece) => [...piece].length >= SHORTEST);
  if (sentence === undefined) return null;
  const signs = [...sentence];
  return signs.length <= LONGEST ? sentence : `${signs.slice(0, LONGEST - 1).join('')}…`;
}
