import type { Rule } from '../text/Rule.ts';
import { password } from './rules/password.ts';
import { passwordNotCommon } from './rules/passwordNotCommon.ts';
import { passwordNotId } from './rules/passwordNotId.ts';
import { required } from './rules/required.ts';

/** Everything a new password of this account has to be. */
export function passwordRules(accountId: string): Rule[] {
  return [required, password, passwordNotId(accountId), passwordNotCommon];
}
