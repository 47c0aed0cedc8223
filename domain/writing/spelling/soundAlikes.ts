import { finalLetters, initialLetters, joinSyllable, type Syllable, splitSyllable } from '../splitSyllable.ts';

/** Vowels of the same sound. */
const SAME_VOWELS = ['ㅐㅔ', 'ㅒㅖ', 'ㅙㅚㅞ', 'ㅖㅔ', 'ㅒㅐ', 'ㅖㅐ'];
/** Vowels that children write for each other. */
const NEAR_VOWELS = [
  'ㅓㅕ',
  'ㅏㅑ',
  'ㅛㅠ',
  'ㅢㅣ',
  'ㅢㅔ',
  'ㅜㅡ',
  'ㅝㅓ',
  'ㅘㅏ',
  'ㅟㅣ',
  'ㅞㅔ',
  'ㅙㅐ',
  'ㅝㅜ',
  'ㅘㅗ',
  'ㅕㅣ',
  'ㅑㅕ',
];
/** For a final those of the same sound and that it is written for: 햇다, 찻다, 쫏다, 갇다, 그럿다. */
const FINALS: Readonly<Record<string, string>> = {
  ㄱ: 'ㄲㅋㄺㄳ',
  ㄲ: 'ㄱ',
  ㅋ: 'ㄱ',
  ㄺ: 'ㄱ',
  ㅅ: 'ㅆㅈㅊㅌㅎㄷ',
  ㅆ: 'ㅅㅎ',
  ㄷ: 'ㅅㅈㅌㅊㅆㅎ',
  ㅈ: 'ㅊㅅ',
  ㅊ: 'ㅈㅅ',
  ㅌ: 'ㅅㄷㅊ',
  ㅎ: 'ㅅ',
  ㅂ: 'ㅍㅄ',
  ㅍ: 'ㅂㅄ',
  ㄴ: 'ㄶㄵ',
  ㄶ: 'ㄴㄵ',
  ㄵ: 'ㄴㄶ',
  ㄹ: 'ㅀㄼㄾ',
  ㅀ: 'ㄹㄼ',
  ㄼ: 'ㄹ',
  ㅁ: 'ㄻ',
};
const TENSE = ['ㄱㄲ', 'ㄲㅋ', 'ㄷㄸ', 'ㄸㅌ', 'ㅂㅃ', 'ㅃㅍ', 'ㅅㅆ', 'ㅈㅉ', 'ㅉㅊ'];
/** Finals that nasals turn into others: 함니다, 인는, 궁물. */
const BEFORE_NASAL: Readonly<Record<string, string>> = { ㅁ: 'ㅂㅍㅄ', ㄴ: 'ㄷㅅㅆㅈㅊㅌㅎ', ㅇ: 'ㄱㄲㅋ' };
/** What ㅎ makes of the sound beside it: 조타, 착카다, 그러치. */
const WITH_HIEUT: Readonly<Record<string, { plain: string; before: string }>> = {
  ㅋ: { plain: 'ㄱ', before: 'ㄱㄺ' },
  ㅌ: { plain: 'ㄷ', before: 'ㄷㅅ' },
  ㅍ: { plain: 'ㅂ', before: 'ㅂ' },
  ㅊ: { plain: 'ㅈ', before: 'ㅈㄵㄷ' },
};
const CLUSTERS: Readonly<Record<string, string>> = {
  ㄱㅅ: 'ㄳ',
  ㄴㅈ: 'ㄵ',
  ㄹㄱ: 'ㄺ',
  ㄹㅁ: 'ㄻ',
  ㄹㅂ: 'ㄼ',
  ㄹㅌ: 'ㄾ',
  ㄹㅍ: 'ㄿ',
  ㅂㅅ: 'ㅄ',
  ㄱㅆ: 'ㄳ',
  ㅂㅆ: 'ㅄ',
};
const PALATAL: Readonly<Record<string, string>> = { ㅊ: 'ㅌ', ㅈ: 'ㄷ' };
const HIEUT_CLUSTERS: Readonly<Record<string, string>> = { ㄴ: 'ㄶ', ㄹ: 'ㅀ' };

const othersIn = (groups: readonly string[], letter: string) =>
  groups.filter((group) => group.includes(letter)).flatMap((group) => [...group].filter((other) => other !== letter));

/** A word that sounds like another one. */
export interface SoundAlike {
  word: string;
  /** Where it differs, in syllables. */
  at: number;
  /** By a vowel that is of the same sound, by a tense sound, or by anything else. */
  by: 'SAME_VOWEL' | 'TENSE' | 'OTHER';
}

/**
 * Words that sound like a word or differ from it in one thing that children mix up, one place at a time: 되요 and 돼요,
 * 갔따 and 갔다, 머것다 and 먹엇다. Most of them are no words.
 */
export function soundAlikes(word: string): SoundAlike[] {
  const syllables = [...word].map(splitSyllable);
  const found: SoundAlike[] = [];
  const put = (at: number, by: SoundAlike['by'], ...changed: Syllable[]) => {
    const other = word.slice(0, at) + changed.map(joinSyllable).join('') + word.slice(at + changed.length);
    if (other !== word) found.push({ word: other, at, by });
  };
  syllables.forEach((syllable, at) => {
    if (!syllable) return;
    for (const vowel of othersIn(SAME_VOWELS, syllable.vowel)) put(at, 'SAME_VOWEL', { ...syllable, vowel });
    for (const initial of othersIn(TENSE, syllable.initial)) put(at, 'TENSE', { ...syllable, initial });
    for (const changed of alone(syllable)) put(at, 'OTHER', changed);
    if (at === syllables.length - 1) for (const changed of atTheEnd(syllable)) put(at, 'OTHER', changed);
    const next = syllables[at + 1];
    if (next) for (const [first, second] of together(syllable, next)) put(at, 'OTHER', first, second);
  });
  return found;
}

function alone(syllable: Syllable): Syllable[] {
  const { vowel, final } = syllable;
  const vowels = [...othersIn(NEAR_VOWELS, vowel), ...(vowel === 'ㅜ' ? ['ㅗ'] : [])];
  return [
    ...vowels.map((other) => ({ ...syllable, vowel: other })),
    ...[...(FINALS[final] ?? '')].map((other) => ({ ...syllable, final: other })),
  ];
}

/** 깨끗히, 조용이, 했어여. */
function atTheEnd(syllable: Syllable): Syllable[] {
  if (joinSyllable(syllable) === '여') return [{ ...syllable, vowel: 'ㅛ' }];
  if (syllable.vowel !== 'ㅣ' || syllable.final !== ' ') return [];
  if (syllable.initial === 'ㅇ') return [{ ...syllable, initial: 'ㅎ' }];
  return syllable.initial === 'ㅎ' ? [{ ...syllable, initial: 'ㅇ' }] : [];
}

function together(first: Syllable, second: Syllable): [Syllable, Syllable][] {
  const found: [Syllable, Syllable][] = [];
  const pair = (final: string, initial: string) => {
    if (finalLetters.includes(final))
      found.push([
        { ...first, final },
        { ...second, initial },
      ]);
  };
  const { final } = first;
  const { initial } = second;
  const isOpen = final === ' ';
  if (initial === 'ㅇ') {
    if (isOpen) pair('ㅎ', 'ㅇ');
    else if (final !== 'ㅇ' && final !== 'ㅎ' && initialLetters.includes(final)) pair(' ', final);
  } else if (isOpen) {
    if (!'ㄸㅃㅉ'.includes(initial)) pair(initial, 'ㅇ');
    if (HIEUT_CLUSTERS[initial]) pair(HIEUT_CLUSTERS[initial], 'ㅇ');
    if (second.vowel === 'ㅣ' && PALATAL[initial]) pair(PALATAL[initial], 'ㅇ');
  } else if (CLUSTERS[final + initial]) pair(CLUSTERS[final + initial] as string, 'ㅇ');
  if ('ㄴㅁ'.includes(initial)) for (const other of BEFORE_NASAL[final] ?? '') pair(other, initial);
  // 싱기하다, 심발.
  if (final === 'ㅇ' && 'ㄱㄲㅋ'.includes(initial)) pair('ㄴ', initial);
  if (final === 'ㅁ' && 'ㅂㅃㅍㅁ'.includes(initial)) pair('ㄴ', initial);
  const hieut = WITH_HIEUT[initial];
  if (hieut) {
    if (isOpen) pair('ㅎ', hieut.plain);
    if (HIEUT_CLUSTERS[final]) pair(HIEUT_CLUSTERS[final], hieut.plain);
    for (const other of isOpen ? hieut.before : final === hieut.plain ? final : '') pair(other, 'ㅎ');
  }
  // 올나가다.
  if (final === 'ㄹ' && initial === 'ㄴ') pair('ㄹ', 'ㄹ');
  // 버릇슬.
  if (final === 'ㅅ' && initial === 'ㅅ') pair('ㅅ', 'ㅇ');
  // 굴여서.
  if (final === 'ㄹ' && initial === 'ㅇ' && second.vowel === 'ㅕ') pair('ㄹ', 'ㄹ');
  // 할려고: only a stem that ends in ㄹ keeps it.
  if (final === 'ㄹ' && initial === 'ㄹ' && second.vowel === 'ㅕ') pair(' ', 'ㄹ');
  return found;
}
