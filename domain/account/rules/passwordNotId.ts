import type { Rule } from '../../text/Rule.ts';

/** A password that is not the login name, whatever the case of its letters. */
export function passwordNotId(accountId: string): Rule {
  return (value) =>
    value.toLowerCase() === accountId.toLowerCase() ? '비밀번호를 아이디와 다르게 입력해 주십시오.' : null;
}
