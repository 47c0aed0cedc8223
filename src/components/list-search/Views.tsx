/** How often a text was opened; nothing of one that nobody has opened yet. */
export function Views({ count }: { count: number }) {
  return count > 0 ? <span>조회 {count.toLocaleString('ko-KR')}</span> : null;
}
