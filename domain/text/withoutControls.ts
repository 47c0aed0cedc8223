/**
 * Characters that no text needs and that turn, hide or break the text around them: control characters (C0, C1) but the
 * tab and the ends of lines, halves of a surrogate pair, and overrides of the writing direction.
 */
const CONTROLS = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text as it may be stored. */
export function withoutControls(text: string): string {
  return text.replaceAll(CONTROLS, '');
}
