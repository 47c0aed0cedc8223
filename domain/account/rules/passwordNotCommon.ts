import type { Rule } from '../../text/Rule.ts';
import type { WordBook } from '../guessing/createWordBook.ts';
import { passwordCost } from '../passwordCost.ts';
import { passwordTuning } from '../tuning.ts';

/** A password that is not one of the first that somebody would try. */
export function passwordNotCommon(words: WordBook): Rule {
  return (value) =>
    value.length <= passwordTuning.longest && passwordCost(value, words) <= passwordTuning.commonCost
      ? '다른 사람이 쉽게 짐작할 수 있는 비밀번호입니다. 흔히 쓰지 않는 낱말을 섞어 주십시오.'
      : null;
}
