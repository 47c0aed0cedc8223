/** `+1,200`, `−30` with a real minus sign, `0` without any. */
export function signedAmount(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('ko-KR');
  if (amount === 0) return digits;
  return `${amount > 0 ? '+' : '−'}${digits}`;
}
