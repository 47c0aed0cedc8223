import type { Bubble } from './makeBubbles.ts';

/** `rightCount`: bubbles from the first on that are right. */
export type CatchVerdict =
  | { ok: true; rightCount: number; wrong: boolean; solved: boolean }
  | { ok: false; reason: 'NO_SUCH_BUBBLE' };

/** Judges the bubbles caught so far, in their order. Two bubbles with the same syllable stand for each other. */
export function judgeCatch(word: string, bubbles: readonly Bubble[], caught: readonly string[]): CatchVerdict {
  const syllables = new Map(bubbles.map(({ id, syllable }) => [id, syllable]));
  const given = caught.map((id) => syllables.get(id));
  if (given.includes(undefined) || new Set(caught).size < caught.length) return { ok: false, reason: 'NO_SUCH_BUBBLE' };
  const wanted = [...word];
  const firstWrong = given.findIndex((syllable, index) => syllable !== wanted[index]);
  const rightCount = firstWrong < 0 ? given.length : firstWrong;
  return { ok: true, rightCount, wrong: firstWrong >= 0, solved: firstWrong < 0 && given.length === wanted.length };
}
