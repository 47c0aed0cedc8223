/** Made when it is first needed: not every browser has one (Firefox since 125). */
let segmenter: Intl.Segmenter | null = null;

/** Signs of a text as a reader sees them: a letter with its accents, a flag or a family of several parts is one. */
export function countSigns(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return countSignsByParts(text);
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** A flag, a syllable of old letters, or a character with what changes or joins it. */
const SIGN =
  /\r\n|\p{Regional_Indicator}{2}|(?:[\u1100-\u115f]+[\u1160-\u11a7]*[\u11a8-\u11ff]*|[\s\S])(?:[\p{M}\p{Emoji_Modifier}\u200c]|\u200d\p{Extended_Pictographic}|\u200d)*/gu;

/** The same without a segmenter. Scripts of India and Thailand are counted by the letter here. */
export function countSignsByParts(text: string): number {
  return text.match(SIGN)?.length ?? 0;
}
