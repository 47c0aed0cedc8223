/** Masks the second character of a login name, as the ranking shows it: `badaedu` → `b*daedu`. */
export function maskId(accountId: string): string {
  const letters = [...accountId];
  return letters.map((letter, index) => (index === 1 ? '*' : letter)).join('');
}
