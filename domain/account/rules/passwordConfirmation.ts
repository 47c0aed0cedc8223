import type { Rule } from '../../text/Rule.ts';

/** The password once more, exactly. */
export function passwordConfirmation(password: string): Rule {
  return (value) => (value === password ? null : '비밀번호가 일치하지 않습니다.');
}
