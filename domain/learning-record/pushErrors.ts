/** What can keep learning records from leaving, in the words a director reads. */
export const pushErrors = {
  UNREACHABLE: '받는 곳에 연결하지 못했어요. 저절로 다시 보내요.',
  BUSY: '받는 곳이 바쁘대요. 잠시 뒤에 저절로 다시 보내요.',
  SETTINGS: '받는 곳이 우리 열쇠나 주소를 받아 주지 않아요. 운영자에게 알려 주세요. 기록은 그대로 기다려요.',
  REFUSED: '받는 곳이 받지 않은 기록이 있어요. 그 기록은 건너뛰었고, 책바다에는 그대로 있어요.',
  CONFLICT: '받는 곳에 번호는 같고 내용이 다른 기록이 있어요. 그 기록은 건너뛰었고, 책바다에는 그대로 있어요.',
  TOO_LARGE: '받는 곳이 받기에 너무 큰 기록이 있어요. 그 기록은 건너뛰었고, 책바다에는 그대로 있어요.',
} as const;
export type PushError = keyof typeof pushErrors;

/** Errors about the other place or about us: everything waits then. The others are about one record, which is passed by. */
const outages: readonly string[] = ['UNREACHABLE', 'BUSY', 'SETTINGS'] satisfies PushError[];

export function isOutage(code: string): boolean {
  return outages.includes(code);
}

/** Words for a stored code; a code of another version is as good as unknown. */
export function pushErrorWords(code: string): string {
  return code in pushErrors ? pushErrors[code as PushError] : pushErrors.UNREACHABLE;
}
