/** What nobody sees: zero-width and joining characters, marks over letters, and the empty letters of Hangul. */
const UNSEEN = /[\p{Cf}\p{M}\u115f\u1160]/gu;

/**
 * A text as it meets the eye, in small letters: what is unseen is gone, and wide, circled or single letters are the plain
 * ones that they look like. For looking at a text, not for keeping it.
 */
export function unmaskText(text: string): string {
  return text.normalize('NFKD').replace(UNSEEN, '').normalize('NFC').toLowerCase();
}
