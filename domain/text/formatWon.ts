/** `6,900원`. Own grouping, so that every engine writes it alike. @param won whole won */
export function formatWon(won: number): string {
  const digits = String(Math.abs(won)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${won < 0 ? '-' : ''}${digits}원`;
}
