/**
 * Letters of a name in any script, with what may stand between them. Names are printed in mails to addresses that
 * nobody has proved yet, so a name is no address, no number and no sentence with either. One or two digits may end it:
 * schools tell children of one name apart by them.
 */
export function personName(value: string): string | null {
  const isName = !/[^\S ]/.test(value) && /^\p{L}[\p{L}\p{M} '’·・-]*(?:\p{L}\d{1,2})?$/u.test(value.trim());
  return isName ? null : '이름에는 글자만 입력해 주십시오.';
}
