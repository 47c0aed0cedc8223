/**
 * A number as it is stored and compared: without hyphens and blanks, and with the 0 of this country for its +82, which
 * devices fill in. Anything else stays, for the rules to refuse.
 */
export function normalizePhone(text: string): string {
  return text.replaceAll(/[\s-]/g, '').replace(/^\+820?/, '0');
}
