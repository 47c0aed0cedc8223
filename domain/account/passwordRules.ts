import type { Rule } from '../text/Rule.ts';
import type { PasswordOwner } from './guessing/createOwnWords.ts';
import type { WordBook } from './guessing/createWordBook.ts';
import { password } from './rules/password.ts';
import { passwordNotCommon } from './rules/passwordNotCommon.ts';
import { passwordNotId } from './rules/passwordNotId.ts';
import { passwordNotOwn } from './rules/passwordNotOwn.ts';
import { required } from './rules/required.ts';

/**
 * Everything a new password of this account has to be.
 *
 * @param words what it is held against: `guessableWords()` where it is decided, less where somebody types
 */
export function passwordRules(owner: PasswordOwner, words: WordBook): Rule[] {
  return [required, password, passwordNotId(owner.accountId), passwordNotOwn(owner, words), passwordNotCommon(words)];
}
