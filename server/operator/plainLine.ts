/** Control characters but the end of a line and the tab, what ends a line in some terminals only, and turns of writing. */
const UNPLAIN = /(?![\n\t])[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A line for the terminal of an operator. Much of it was written by strangers, and a terminal obeys what stands in it:
 * it would wipe the screen, fill the clipboard, or show another sum than the one that is there. Spaces that hold a date
 * together become ordinary ones, so that a search through the output finds it.
 */
export function plainLine(line: string): string {
  return line.replaceAll('\u00a0', ' ').replace(UNPLAIN, '�');
}
