import { defaultRuleMessage, type Rule } from '../text/Rule.ts';
import { ageInYears, isUnderFourteen, MAXIMUM_AGE } from './ageInYears.ts';
import { isRealDate } from './isRealDate.ts';

/** A day of the calendar as `YYYYMMDD`, as typed. */
export function date(value: string): string | null {
  return isRealDate(value) ? null : '날짜를 YYYYMMDD 형식의 숫자 8자리로 정확히 입력해 주십시오.';
}

/** A birthday of somebody who may sign up alone. @param today `YYYY-MM-DD` in Seoul */
export function ageOver(today: string): Rule {
  return (value) => {
    if (!isRealDate(value) || ageInYears(value, today) < 0 || ageInYears(value, today) > MAXIMUM_AGE) {
      return defaultRuleMessage;
    }
    return isUnderFourteen(value, today)
      ? '만 14세 미만은 보호자(법정대리인) 본인 인증이 필요합니다. 만 14세 미만 회원가입 페이지를 이용해 주십시오.'
      : null;
  };
}

/** A birthday of somebody who signs up with a guardian. @param today `YYYY-MM-DD` in Seoul */
export function ageUnder(today: string): Rule {
  return (value) => {
    if (!isRealDate(value) || ageInYears(value, today) < 0 || ageInYears(value, today) > MAXIMUM_AGE) {
      return defaultRuleMessage;
    }
    return isUnderFourteen(value, today)
      ? null
      : '만 14세 이상은 보호자 인증 없이 가입할 수 있습니다. 만 14세 이상 회원가입 페이지를 이용해 주십시오.';
  };
}
