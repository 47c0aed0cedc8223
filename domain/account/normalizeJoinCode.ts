/** A join code as it is stored and compared: capitals without blanks and hyphens. */
export function normalizeJoinCode(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}
