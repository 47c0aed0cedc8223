/** Whoever is younger signs up through a guardian (spec section 9; 개인정보 보호법 제22조의2). */
export const MINIMUM_AGE = 14;
/** Coming of age (민법 제4조). */
export const GUARDIAN_MINIMUM_AGE = 19;
/** A birthday further back than this was mistyped. */
export const MAXIMUM_AGE = 120;

/**
 * Whole years, as Korean law counts them: the day of birth counts in (민법 제158조), so a year is full when the birthday
 * begins. Who was born on 29 February has no such day in a common year; the year then ends with the last day of the month
 * (제160조 제3항), so the age is reached when 1 March begins. Before the birth it is negative.
 *
 * @param birthday `YYYYMMDD`, a real date
 * @param today `YYYY-MM-DD` in Seoul
 */
export function ageInYears(birthday: string, today: string): number {
  const now = today.replaceAll('-', '');
  const years = Number(now.slice(0, 4)) - Number(birthday.slice(0, 4));
  return now.slice(4) < birthday.slice(4) ? years - 1 : years;
}

/** Whether a guardian has to agree. @param birthday `YYYYMMDD` @param today `YYYY-MM-DD` in Seoul */
export function isUnderFourteen(birthday: string, today: string): boolean {
  return ageInYears(birthday, today) < MINIMUM_AGE;
}
