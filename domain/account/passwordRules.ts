import type { Rule } from '../text/Rule.ts';
import { createOwnWords, type PasswordOwner } from './guessing/createOwnWords.ts';
import type { WordBook } from './guessing/createWordBook.ts';
import { passwordCost } from './passwordCost.ts';
import { required } from './textRules.ts';
import { passwordTuning } from './tuning.ts';

const CLASSES = [/[A-Za-z]/, /[0-9]/, /[~!@#$%^&*()_+=]/] as const;

/** 8–16 letters, digits and specials, at least two of the three kinds. Judged as typed: nothing is cut or trimmed. */
export function password(value: string): string | null {
  const allowed = /^[A-Za-z0-9~!@#$%^&*()_+=]{8,16}$/.test(value);
  return allowed && CLASSES.filter((kind) => kind.test(value)).length >= 2
    ? null
    : '비밀번호는 8~16자의 영문, 숫자, 특수문자(~!@#$%^&*()_+=) 중 두 가지 이상을 섞어 입력해 주십시오.';
}

/** The password once more, exactly. */
export function passwordConfirmation(password: string): Rule {
  return (value) => (value === password ? null : '비밀번호가 일치하지 않습니다.');
}

/** A password that is not the login name, whatever the case of its letters. */
export function passwordNotId(accountId: string): Rule {
  return (value) =>
    value.toLowerCase() === accountId.toLowerCase() ? '비밀번호를 아이디와 다르게 입력해 주십시오.' : null;
}

/** A password that is not one of the first that somebody would try. */
export function passwordNotCommon(words: WordBook): Rule {
  return (value) =>
    value.length <= passwordTuning.longest && passwordCost(value, words) <= passwordTuning.commonCost
      ? '다른 사람이 쉽게 짐작할 수 있는 비밀번호입니다. 흔히 쓰지 않는 낱말을 섞어 주십시오.'
      : null;
}

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

/**
 * Everything a new password of this account has to be.
 *
 * @param words what it is held against: `guessableWords()` where it is decided, less where somebody types
 */
export function passwordRules(owner: PasswordOwner, words: WordBook): Rule[] {
  return [required, password, passwordNotId(owner.accountId), passwordNotOwn(owner, words), passwordNotCommon(words)];
}
