import { josa, numberToHangul } from 'es-hangul';

/** Pairs of particles: the form after a final consonant, then the form after a vowel. */
export type JosaPair = Parameters<typeof josa>[1];

/** Marks that are written but not spoken at the end of a noun. */
const SILENT = /[\s』》」〉”’"'"')\]!?.,~…]/u;

const LETTERS: Readonly<Record<string, string>> = {
  a: '에이',
  b: '비',
  c: '씨',
  d: '디',
  e: '이',
  f: '에프',
  g: '지',
  h: '에이치',
  i: '아이',
  j: '제이',
  k: '케이',
  l: '엘',
  m: '엠',
  n: '엔',
  o: '오',
  p: '피',
  q: '큐',
  r: '알',
  s: '에스',
  t: '티',
  u: '유',
  v: '브이',
  w: '더블유',
  x: '엑스',
  y: '와이',
  z: '제트',
  '%': '퍼센트',
};

/**
 * A noun with the particle that fits its sound: 『흥부전』을, 3이, 10이, 0A로.
 * Closing marks are silent, numbers and letters are read aloud, words of Latin letters as words, Hangul consonants by
 * their names.
 */
export function withJosa(noun: string, pair: JosaPair): string {
  return noun + josa.pick(spokenEnd(noun), pair);
}

function spokenEnd(noun: string): string {
  const whole = noun.normalize('NFC');
  let end = whole.length;
  while (end > 0 && SILENT.test(whole.charAt(end - 1))) end -= 1;
  const syllables = whole.slice(0, end) || noun;
  const digits = /\d{1,15}$/.exec(syllables)?.[0];
  if (digits !== undefined) return numberToHangul(Number(digits)) || '영';
  // Consonants that stand alone are read by their names: 기역, 니은, 리을.
  if (/[ㄱ-ㅎ]$/.test(syllables)) return syllables.endsWith('ㄹ') ? '리을' : '이응';
  const word = /[A-Za-z]{1,40}$/.exec(syllables)?.[0] ?? '';
  if (/[a-z]/.test(word) && /.[aeiou]|[aeiou]./i.test(word)) return endOfForeignWord(word.toLowerCase());
  return LETTERS[syllables.slice(-1).toLowerCase()] ?? syllables;
}

/** A syllable with the end that a word of Latin letters has in Hangul: 애플, 게임, 드롭, but 키드 and 컴퓨터. */
function endOfForeignWord(word: string): string {
  if (/le?$/.test(word)) return '을';
  return /(?:[mn]e?|ng|[aeiou][kpt])$/.test(word) ? '응' : '으';
}
