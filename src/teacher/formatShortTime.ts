const format = new Intl.DateTimeFormat('ko-KR', {
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Seoul',
});

/** Day and time in Seoul without the year, such as '11. 28. 오후 3:20', for lists of what is new. */
export function formatShortTime(instant: string): string {
  return format.format(new Date(instant));
}
