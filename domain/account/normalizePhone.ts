/** A number as it is stored and compared: without hyphens and blanks. Anything else stays, for the rules to refuse. */
export function normalizePhone(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
