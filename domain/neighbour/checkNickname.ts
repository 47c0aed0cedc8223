import { findRudeWord } from '../review/findRudeWord.ts';
import { normalizeNfc } from '../text/normalizeNfc.ts';

export const NICKNAME_LENGTH = { least: 2, most: 8 } as const;
const LETTERS = /^[가-힣A-Za-z0-9]+$/;
/** Digits in all from which a name may be a phone number or a birthday. */
const TOO_MANY_DIGITS = 5;
/** What a name that others read may not reveal: the real student; nor may it claim that somebody is in charge. */
export type NameFault = 'DIGITS' | 'OWN_NAME' | 'RESERVED';
const FAULTS: Record<NameFault, string> = {
  DIGITS: '전화번호나 생일처럼 보이는 숫자는 쓰지 말아 주세요. 숫자는 4개까지 쓸 수 있어요.',
  OWN_NAME: '진짜 이름 대신 나만의 별명을 지어 주세요.',
  RESERVED: '이 별명은 쓸 수 없어요. 다른 별명을 지어 주세요.',
};
/** Who others would take for a grown-up in charge. */
const RESERVED = ['관리자', '운영자', '선생님', '책바다', 'admin'];

/**
 * Why others may not see somebody under a nickname, in words for the student; null when they may.
 *
 * @param ownName the real name, which has no place in a nickname
 */
export function checkNickname(given: string, ownName: string): string | null {
  const nickname = normalizeNfc(given);
  const { least, most } = NICKNAME_LENGTH;
  const length = [...nickname].length;
  if (length < least || length > most) return `별명은 ${least}~${most}글자로 지어 주세요.`;
  if (!LETTERS.test(nickname)) return '별명에는 한글, 영어, 숫자만 쓸 수 있어요.';
  const fault = findNameFault(nickname, ownName);
  if (fault !== null) return FAULTS[fault];
  return findRudeWord(nickname) === null ? null : '고운 말로 별명을 지어 주세요.';
}

/**
 * What a name that others read reveals and may not, whatever it stands for.
 *
 * @param ownName the real name of the student
 */
export function findNameFault(given: string, ownName: string): NameFault | null {
  if ((given.match(/\d/g)?.length ?? 0) >= TOO_MANY_DIGITS) return 'DIGITS';
  const key = nicknameKey(given);
  const name = normalizeNfc(ownName).replaceAll(/\s/g, '');
  if (name.length >= 2 && key.includes(nicknameKey(name))) return 'OWN_NAME';
  return RESERVED.some((word) => key.includes(word)) ? 'RESERVED' : null;
}

/** A nickname as it is compared: two keepers of a site never have the same one. */
export function nicknameKey(nickname: string): string {
  return normalizeNfc(nickname).toLowerCase();
}
