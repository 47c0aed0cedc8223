import { findRudeWord } from '../review/findRudeWord.ts';
import { findNameFault, type NameFault } from './checkNickname.ts';

const FAULTS: Record<NameFault, string> = {
  DIGITS: '전화번호나 생일처럼 보이는 숫자는 쓰지 말아 주세요. 숫자는 4개까지 쓸 수 있어요.',
  OWN_NAME: '내 진짜 이름 대신 바다 친구만의 이름을 지어 주세요.',
  RESERVED: '이 이름은 쓸 수 없어요. 다른 이름을 지어 주세요.',
};

/**
 * Why a pet may not have this name, in words for the student; null when it may. Neighbours read it beside the nickname,
 * so it may reveal as little; its form is checked by the contract.
 */
export function checkPetName(given: string, ownName: string): string | null {
  const fault = findNameFault(given, ownName);
  if (fault !== null) return FAULTS[fault];
  return findRudeWord(given) === null ? null : '고운 말로 이름을 지어 주세요.';
}
