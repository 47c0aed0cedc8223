import type { Rule } from '../../text/Rule.ts';
import { createOwnWords, type PasswordOwner } from '../guessing/createOwnWords.ts';
import type { WordBook } from '../guessing/createWordBook.ts';
import { passwordCost } from '../passwordCost.ts';
import { passwordTuning } from '../tuning.ts';

/** A password that is not made of what others know of its owner: names, birthday, numbers, school. */
export function passwordNotOwn(owner: PasswordOwner, words: WordBook): Rule {
  const own = createOwnWords(owner);
  return (value) => {
    if (value.length > passwordTuning.longest) return null;
    const cost = passwordCost(value, words, own);
    // What is common whoever owns it is for another rule to name.
    return cost <= passwordTuning.commonCost && cost < passwordCost(value, words)
      ? '이름, 생일, 전화번호, 아이디, 학교 이름처럼 다른 사람이 아는 것으로 만든 비밀번호입니다. 나와 관계없는 낱말을 섞어 주십시오.'
      : null;
  };
}
