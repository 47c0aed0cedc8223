/** `6,900원`. Own grouping, so that every engine writes it alike. @param won whole won */
export function formatWon(won: number): string {
  const digits = String(Math.abs(won));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return `${won < 0 ? '-' : ''}${groups.join(',')}원`;
}
