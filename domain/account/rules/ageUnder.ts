import { defaultRuleMessage, type Rule } from '../../text/Rule.ts';
import { ageInYears, isUnderFourteen, MAXIMUM_AGE } from '../ageInYears.ts';
import { isRealDate } from '../isRealDate.ts';

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
