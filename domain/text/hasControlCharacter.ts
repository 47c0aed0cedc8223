/**
 * Whether a text holds a control character other than tab, line feed and carriage return. None is ever meant: they come
 * from texts that were read in a wrong encoding.
 */
export function hasControlCharacter(text: string): boolean {
  return /(?![\t\n\r])\p{Cc}/u.test(text);
}
