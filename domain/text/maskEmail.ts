/** `abcd@sea.kr` → `ab**@sea.kr`; of a short name only the first letter stays. Not an address → all masked. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '*'.repeat(email.length);
  const shown = at > 2 ? 2 : 1;
  return email.slice(0, shown) + '*'.repeat(Math.max(1, at - shown)) + email.slice(at);
}
