/** `2026-05` → `2026년 5월`. */
export function monthWords(monthKey: string): string {
  const [year = '', month = ''] = monthKey.split('-');
  return `${year}년 ${Number(month)}월`;
}
