import { guessableWords } from './guessing/guessableWords.ts';
import { passwordCost } from './passwordCost.ts';
import { privilegedAccountTuning } from './tuning.ts';

/**
 * Why a password is not good enough for somebody who handles the data of others (staff, operators); null when it is. No
 * kinds of characters are asked for (OWASP ASVS 6.2.5): length and the cost of guessing decide.
 *
 * @param name of its owner, which is no part of it
 */
export function privilegedPasswordRefusal(password: string, name: string): string | null {
  const { shortest, longest, judged, leastCost } = privilegedAccountTuning.password;
  const length = [...password].length;
  if (length < shortest || length > longest) return `비밀번호는 ${shortest}~${longest}자로 정해 주세요.`;
  if (name !== '' && password.toLowerCase().includes(name.toLowerCase())) return '비밀번호에 이름을 넣지 말아 주세요.';
  if (passwordCost(password.slice(0, judged), guessableWords()) < leastCost) {
    return '쉽게 짐작할 수 있는 비밀번호예요. 서로 상관없는 낱말 여러 개나 아무 글자를 이어 주세요.';
  }
  return null;
}
