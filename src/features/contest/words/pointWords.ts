export function pointWords(point: number): string {
  return `${point.toLocaleString('ko-KR')}점`;
}
