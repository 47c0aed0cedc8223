/** The school year that a day lies in: it begins on 1 March. @param day `YYYY-MM-DD` in Seoul */
export function schoolYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5, 7) < '03' ? year - 1 : year;
}

/** The school year that a title names: `2027학년도 3학년 2반`. */
export function schoolYearOfTitle(title: string): number | null {
  const found = /(?<!\d)(20\d{2})\s*학년도/u.exec(title.normalize('NFKC'));
  return found === null ? null : Number(found[1]);
}
