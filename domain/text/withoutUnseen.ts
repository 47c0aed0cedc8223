/** Blanks, controls, format characters, and the fillers that are drawn as nothing. */
const UNSEEN = /[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A text without what cannot be seen, blanks included. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, '');
}
