/** Whole won as people read them: `32,900원`. */
export function formatWon(won: number): string {
  return `${won.toLocaleString('ko-KR')}원`;
}
