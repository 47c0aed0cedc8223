import type { AccountInfo } from '#contract/account.ts';
import { isUnderFourteen } from '#domain/account/ageInYears.ts';
import { isRealDate } from '#domain/account/isRealDate.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';

/**
 * Whether a student may agree alone to being watched: a child's own yes counts for nothing before the law (개인정보
 * 보호법 제22조의2), and nobody's guardian is asked for this. Who is of unknown age is taken for a child.
 *
 * @param now milliseconds
 */
export function mayBeWatched({ birthday }: Pick<AccountInfo, 'birthday'>, now: number): boolean {
  return isRealDate(birthday) && !isUnderFourteen(birthday, seoulDay(now));
}
