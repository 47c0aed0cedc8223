/** A login name: a lower-case letter, then 5–16 lower-case letters or digits. Judged as typed. */
export function id(value: string): string | null {
  return /^[a-z][a-z0-9]{5,16}$/.test(value)
    ? null
    : '아이디는 영문 소문자로 시작하는 6~17자의 영문 소문자와 숫자로 입력해 주십시오.';
}
