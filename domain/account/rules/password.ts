const CLASSES = [/[A-Za-z]/, /[0-9]/, /[~!@#$%^&*()_+=]/] as const;

/** 8–16 letters, digits and specials, at least two of the three kinds. Judged as typed: nothing is cut or trimmed. */
export function password(value: string): string | null {
  const allowed = /^[A-Za-z0-9~!@#$%^&*()_+=]{8,16}$/.test(value);
  return allowed && CLASSES.filter((kind) => kind.test(value)).length >= 2
    ? null
    : '비밀번호는 8~16자의 영문, 숫자, 특수문자(~!@#$%^&*()_+=) 중 두 가지 이상을 섞어 입력해 주십시오.';
}
