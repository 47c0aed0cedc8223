import { joinSyllable, splitSyllable } from '../splitSyllable.ts';

/** 햇다, 먹엇어요: the past has ㅆ, and no other word has ㅅ there. */
export function withPast(text: string): string {
  return text.replace(/([가-힣])(?=(?:다|어|는데|고|지|습니|던|으|네|을|기|더|나|거)[가-힣]{0,4}$)/u, (sign) => {
    const syllable = splitSyllable(sign);
    const isPast = syllable?.final === 'ㅅ' && 'ㅏㅐㅓㅔㅕㅖㅘㅝㅙㅚㅞ'.includes(syllable.vowel);
    return isPast ? joinSyllable({ ...syllable, final: 'ㅆ' }) : sign;
  });
}
