/** Whether `YYYYMMDD` names a day of the calendar, leap years considered. */
export function isRealDate(text: string): boolean {
  if (!/^[0-9]{8}$/.test(text)) return false;
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number) as [
    number,
    number,
    number,
  ];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
