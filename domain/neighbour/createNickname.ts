import type { Random } from '../random/createRandom.ts';
import { pickIndex } from '../random/pickIndex.ts';

const firsts = [
  '푸른',
  '노란',
  '초록',
  '빛나는',
  '웃는',
  '씩씩한',
  '살랑',
  '반짝',
  '포근한',
  '신나는',
  '느긋한',
  '용감한',
];
const seconds = ['고래', '거북', '문어', '산호', '조개', '해마', '소라', '파도', '물결', '등대'];
/** Numbers from 10 to 999: short, and no year of birth. */
const NUMBERS = 990;

/** A nickname for somebody who has not chosen one yet; it reveals nothing about the person. */
export function createNickname(random: Random): string {
  const first = firsts[pickIndex(firsts.length, random)] ?? '';
  const second = seconds[pickIndex(seconds.length, random)] ?? '';
  return `${first}${second}${10 + pickIndex(NUMBERS, random)}`;
}
