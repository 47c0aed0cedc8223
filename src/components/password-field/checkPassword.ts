import type { PasswordOwner } from '#domain/account/guessing/createOwnWords.ts';
import type { WordBook } from '#domain/account/guessing/createWordBook.ts';
import {
  passwordNotCommon,
  passwordNotId,
  passwordNotOwn,
  password as passwordRule,
} from '#domain/account/passwordRules.ts';
import { more8 } from '#domain/account/textRules.ts';
import { passwordTuning } from '#domain/account/tuning.ts';

export interface PasswordCheck {
  label: string;
  met: boolean;
}

/**
 * What a new password still needs, one line for each wish; all are met when the rules of the domain accept it.
 *
 * @param owner null where the page knows nothing of the owner: the server compares then
 */
export function checkPassword(password: string, owner: PasswordOwner | null, words: WordBook): PasswordCheck[] {
  const typed = password !== '';
  return [
    { label: '8자에서 16자까지', met: more8(password) === null },
    { label: '영문, 숫자, 특수문자 중 두 가지 이상 섞기', met: typed && mixes(password) },
    ...(owner === null
      ? []
      : [{ label: '아이디·이름·생일로 만들지 않기', met: typed && isNotOwn(password, owner, words) }]),
    { label: '남이 쉽게 짐작할 수 없게', met: more8(password) === null && passwordNotCommon(words)(password) === null },
  ];
}

const isNotOwn = (password: string, owner: PasswordOwner, words: WordBook) =>
  passwordNotId(owner.accountId)(password) === null && passwordNotOwn(owner, words)(password) === null;

/** The rule judges length and kinds at once: repeated to a legal length, a text keeps its kinds. */
function mixes(password: string): boolean {
  const { longest } = passwordTuning;
  return passwordRule(password.slice(0, longest).repeat(longest).slice(0, longest)) === null;
}
