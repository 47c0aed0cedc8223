/** Digits that an id has at least, so that ids of one institution are of one length for its first 9,999 students. */
const DIGITS = 4;

/** Letters with which the ids of an institution begin: with the number they make an id of 6 to 17 characters. */
export const isSeriesLetters = (text: string): boolean => /^[a-z]{2,8}$/u.test(text);

/** The id that an institution gives to its next student: `bada0012`. @param no from 1 */
export function idOfSeries(letters: string, no: number): string {
  return `${letters}${String(no).padStart(DIGITS, '0')}`;
}
