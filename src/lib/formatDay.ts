const day = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** An instant as a calendar day in Seoul: `2026.03.02`. */
export function formatDay(instant: string): string {
  const parts = Object.fromEntries(day.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${parts.year}.${parts.month}.${parts.day}`;
}
