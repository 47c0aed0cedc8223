/** The number of a student in the class. Undefined for something else than a number from 1 to 99, null for nothing. */
export function readClassNumber(given: string): number | null | undefined {
  const text = given.slice(0, 20).normalize('NFKC').trim().replace(/번$/u, '').replace(/\.0$/u, '');
  if (/^[-.]*$/u.test(text)) return null;
  return /^0*[1-9]\d?$/u.test(text) ? Number(text) : undefined;
}
