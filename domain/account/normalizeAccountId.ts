/**
 * A login name as it is stored and compared: in lower case, without outer blanks. Keyboards of tablets begin with a
 * capital, and some write letters of full width. Anything else stays, for the rules to refuse.
 */
export function normalizeAccountId(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
