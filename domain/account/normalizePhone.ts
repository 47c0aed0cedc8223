/**
 * A number as it is stored and compared: in digits of ordinary width, without blanks, dots, brackets and dashes of any
 * kind, and with the 0 of this country for its +82, which devices fill in. Anything else stays, for the rules to refuse.
 */
export function normalizePhone(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s().\p{Pd}−∼~·•]/gu, '')
    .replace(/^\+820?/, '0');
}
