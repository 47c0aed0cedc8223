/** `01012341234` → `010-****-1234`. Fewer than eight digits are masked altogether. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length < 8) return '*'.repeat(phone.length);
  const head = digits.startsWith('02') ? 2 : 3;
  return `${digits.slice(0, head)}-${'*'.repeat(digits.length - head - 4)}-${digits.slice(-4)}`;
}
