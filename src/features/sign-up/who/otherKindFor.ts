import { ageInYears, isUnderFourteen } from '#domain/account/ageInYears.ts';
import { isRealDate } from '#domain/account/isRealDate.ts';
import type { SignUpKind } from '../SignUpContext.ts';

/**
 * The door this birthday belongs to when it is not the one that was chosen, else null.
 *
 * @param today `YYYY-MM-DD` in Seoul
 */
export function otherKindFor(kind: SignUpKind, birthday: string, today: string): SignUpKind | null {
  if (!isRealDate(birthday) || ageInYears(birthday, today) < 0) return null;
  const right = isUnderFourteen(birthday, today) ? 'GUARDIAN' : 'SELF';
  return right === kind ? null : right;
}
