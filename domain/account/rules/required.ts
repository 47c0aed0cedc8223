/** Blanks, controls, format characters, and the fillers that are drawn as nothing. */
const UNSEEN = /[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Something that can be seen. */
export function required(value: string): string | null {
  return value.replaceAll(UNSEEN, '') === '' ? '필수 입력 정보입니다.' : null;
}
