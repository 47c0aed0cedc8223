import type { Random } from '../random/createRandom.ts';

/** Words that a child of ten knows and spells as they sound, with their letters. */
const WORDS: readonly (readonly [string, string])[] = [
  ['나비', 'nabi'],
  ['나무', 'namu'],
  ['모자', 'moja'],
  ['하마', 'hama'],
  ['소라', 'sora'],
  ['포도', 'podo'],
  ['보리', 'bori'],
  ['가지', 'gaji'],
  ['바지', 'baji'],
  ['모기', 'mogi'],
  ['오리', 'ori'],
  ['고기', 'gogi'],
  ['두부', 'dubu'],
  ['다리', 'dari'],
  ['나라', 'nara'],
  ['지구', 'jigu'],
  ['가수', 'gasu'],
  ['기차', 'gicha'],
  ['치마', 'chima'],
  ['고추', 'gochu'],
  ['호두', 'hodu'],
  ['미소', 'miso'],
  ['피리', 'piri'],
  ['파도', 'pado'],
  ['도시', 'dosi'],
  ['가방', 'gabang'],
  ['감자', 'gamja'],
  ['만두', 'mandu'],
  ['사자', 'saja'],
  ['노루', 'noru'],
  ['마루', 'maru'],
  ['구두', 'gudu'],
  ['로봇', 'robot'],
  ['피아노', 'piano'],
  ['라디오', 'radio'],
  ['토마토', 'tomato'],
  ['바나나', 'banana'],
  ['키위', 'kiwi'],
  ['멜론', 'melon'],
  ['레몬', 'lemon'],
];
const DIGITS = '23456789';
const DIGIT_COUNT = 4;

/** A first password that a teacher reads out. */
export interface SpokenPassword {
  /** As it is typed: `nabipodo4827`. */
  password: string;
  /** As it is read out: `나비 포도 4827`. */
  spoken: string;
}

/**
 * A short first password of two words and four digits, to be changed at once: about 22 bits, of which 69 are tried in an
 * hour (`takeTurn`).
 *
 * @param refusal why this account may not have a password, or null; another one is drawn then
 */
export function createSpokenPassword(random: Random, refusal: (password: string) => string | null): SpokenPassword {
  for (;;) {
    const left = [...WORDS];
    const pick = () => left.splice(Math.floor(random() * left.length), 1)[0] ?? ['', ''];
    const [first, second] = [pick(), pick()];
    const digits = Array.from({ length: DIGIT_COUNT }, () => DIGITS[Math.floor(random() * DIGITS.length)]).join('');
    const password = `${first[1]}${second[1]}${digits}`;
    if (refusal(password) === null) return { password, spoken: `${first[0]} ${second[0]} ${digits}` };
  }
}
