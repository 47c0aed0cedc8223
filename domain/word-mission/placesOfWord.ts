/** Particles whose form does not depend on the sound before them. */
const PARTICLES = [
  '의|에|에서|에게|에게서|께|께서|한테|한테서|도|만|까지|부터|처럼|보다|마다|조차|마저',
  '밖에|만큼|씩|째|끼리|하고|대로|같이|뿐|쯤',
].join('|');
const AFTER_VOWEL = '는|가|를|와|나|랑|야|여|요|란|라고|라는|라며|라도|든|든지';
const AFTER_CONSONANT = '은|이|을|과|이나|이랑|아|이여|이란|이라고|이라는|이라며|이라도|이든|이든지';
const TOWARDS = '로|로서|로써';
/** What may follow a particle: 에는, 까지를, 만으로도. */
const MORE = '(?:(?:은|는|이|가|을|를|도|만|의|나|서|요|로|으로|까지|부터|라도|이라도)(?:은|는|도|의|요|라도)?)?';

/** Forms of 이다. After a vowel 이 is often left out. */
const IS = [
  '이(?:다|고|지|지요|지만|며|면|면서|니|니까|니까요|자|네|네요|군|군요|구나|거든|거든요|오|요|냐|야|기도|기에|라[가-힣]{0,3}|란다|랍니다)',
  '이(?:었[가-힣]*|였[가-힣]*|에요|어서|로구나)|인(?:가|가요|지|지도|데|데도)?|일(?:까|까요|지|지도|뿐|수록)|입니다|입니까',
].join('|');
const IS_AFTER_VOWEL = '다|고요|라|라서|라면|라니|란다|랍니다|냐|려니|로구나|였[가-힣]*|예요|여서|이?잖아요?';

/** Forms of 하다, 되다, 받다 and 시키다, which make verbs of nouns, and of -롭다 and -스럽다, which make adjectives. */
const ENDINGS = [
  '다|는|는데|는가|고|고서|고는|며|면|면서|지|지만|지는|지도|자|자고|자마자|기|기도|기로|기를|게|려|려고|려면|러',
  '던|든|니|나|도록|다가|세요|십시오|라|라고|느라|거나|므로',
].join('|');
const VERBS = [
  `하(?:${ENDINGS}|여)|한(?:다[가-힣]*|데|지)?|할(?:까|까요|지|지도|게|게요|수록|뿐|때)?|함|합니다|합니까|합시다`,
  '했[가-힣]*|해(?:서|요|야|도|라|야만)?',
  `되(?:${ENDINGS}|어|어서|어야|었[가-힣]*)|된(?:다[가-힣]*|데|지)?|될(?:까|까요|지|지도|수록|뿐)?|됨|됩니다`,
  '됐[가-힣]*|돼(?:서|요|야|도)?',
  `받(?:${ENDINGS}|은|을|아|아서|았[가-힣]*|으며|으면|으려고)`,
  `시(?:키(?:${ENDINGS})|킨|킨다|킬|켜|켜서|켰[가-힣]*)`,
  '로(?:운|울|웠[가-힣]*|워[가-힣]?)|롭(?:게|고|지|다|다는|습니다)',
  '스러(?:운|울|웠[가-힣]*|워[가-힣]?)|스럽(?:게|고|지|다|습니다)',
].join('|');

/** A name of a person that ends in a consonant: 창남이는. */
const AFTER_NAME = '이(?:는|가|를|의|도|에게|한테|하고|랑|와)';

/** What may stand behind a word, by the sound it ends in. */
export const tails = {
  vowel: tail(`${PARTICLES}|${AFTER_VOWEL}|${TOWARDS}`, `${IS}|${IS_AFTER_VOWEL}`),
  consonant: tail(`${PARTICLES}|${AFTER_CONSONANT}|으로|으로서|으로써`, `${IS}|${AFTER_NAME}`),
  rieul: tail(`${PARTICLES}|${AFTER_CONSONANT}|${TOWARDS}`, `${IS}|${AFTER_NAME}`),
};

function tail(particles: string, others: string): RegExp {
  const oneOrMany = [
    `(?:${particles})${MORE}`,
    `(?:뿐|만|까지|부터|쯤|씩)(?:${IS})`,
    `님?들(?:(?:${PARTICLES}|${AFTER_CONSONANT}|${TOWARDS})${MORE}|${IS})?`,
    `님(?:(?:${PARTICLES}|${AFTER_CONSONANT}|으로)${MORE}|${IS})?`,
  ];
  return new RegExp(`^(?:${[...oneOrMany, others, VERBS].join('|')})?$`, 'u');
}

/**
 * Where a text uses a word: at the start of an 어절, with nothing behind it but a particle or an ending. So 자전 is not
 * found in 자전거, nor 이슬 in 이슬람. What makes a new word of it (이웃집, 관찰자) is another word.
 *
 * @param text in NFC
 * @param word Hangul in NFC
 */
export function placesOfWord(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isSyllable(text.charAt(at - 1))) continue;
    const rest = syllablesFrom(text, at + word.length);
    if (!fitsBehind(word, rest)) continue;
    if (rest !== '' || !LOOKS_INFLECTED.test(word)) places.push(at);
  }
  return places;
}

/** Whether syllables behind a noun are nothing but a particle or an ending. */
export function fitsBehind(word: string, rest: string): boolean {
  return tails[endOf(word)].test(rest);
}

/** 위로, 적도: alone they are as often a noun with a particle. */
const LOOKS_INFLECTED = /^[가-힣][로도]$/u;

/** The run of syllables that begins at a place; empty where none does. */
function syllablesFrom(text: string, start: number): string {
  let end = start;
  while (isSyllable(text.charAt(end))) end += 1;
  return text.slice(start, end);
}

const isSyllable = (letter: string) => /^[가-힣]$/u.test(letter);

const FIRST_SYLLABLE = 0xac00;
const ENDS = 28;
const RIEUL = 8;

function endOf(word: string): keyof typeof tails {
  const end = ((word.codePointAt(word.length - 1) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE) % ENDS;
  if (end === 0) return 'vowel';
  return end === RIEUL ? 'rieul' : 'consonant';
}
