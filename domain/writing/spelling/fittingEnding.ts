import type { Lexicon } from '../Lexicon.ts';
import { finalOf } from '../splitSyllable.ts';
import { withPast } from './withPast.ts';

/** What to write instead of a word whose ending does not fit the sound before it; null for a sound one. */
export function fittingEnding(word: string, lexicon: Lexicon): string | null {
  return (
    fittingCopula(word, lexicon) ??
    fittingPromise(word, lexicon) ??
    fittingIntent(word, lexicon) ??
    fittingPlural(word, lexicon) ??
    fittingPast(word, lexicon) ??
    fittingVowel(word, lexicon)
  );
}

/** 책이예요, 책예요, 친구에요, 친구이에요, 책이였다. A name such as 순이 takes 예요: there the noun has the 이 itself. */
function fittingCopula(word: string, lexicon: Lexicon): string | null {
  const found = /^(.{1,20}?)(이예요|이였(?:다|어요|습니다|는데|고|지만|던)|예요|에요)$/u.exec(word);
  if (!found) return null;
  const [, noun = '', ending = ''] = found;
  if (noun.endsWith('이') || noun.endsWith('니')) return null;
  const closed = finalOf(noun) !== '';
  if (ending.startsWith('이')) {
    if (!closed || !lexicon.isNoun(noun) || isName(noun, lexicon)) return null;
    return noun + ending.replace('예', '에').replace('였', '었');
  }
  if (ending === '예요') return closed && lexicon.isNoun(noun) ? `${noun}이에요` : null;
  // 학교에요 may be the place; what lives or is made is none.
  return !closed && lexicon.isNoun(noun) && !PLACE.test(noun) ? `${noun}예요` : null;
}

/** 창남이는, 금이가. */
const isName = (noun: string, lexicon: Lexicon) =>
  lexicon.isNoun(`${noun}이`) || ['는', '가'].some((particle) => lexicon.count(`${noun}이${particle}`) > 0);

const PLACE = /(?:학교|나라|바다|어디|여기|거기|저기|위|뒤|아래|도시|교회|가게|회사|세계|시대)$/u;

/** 할께요. */
function fittingPromise(word: string, lexicon: Lexicon): string | null {
  const found = /^(.{0,20})([가-힣])께(요?)$/u.exec(word);
  if (!found) return null;
  const [, open = '', syllable = '', polite = ''] = found;
  if (finalOf(syllable) !== 'ㄹ' || lexicon.verbOf(open + syllable) === null) return null;
  return `${open}${syllable}게${polite}`;
}

/** 먹을려고. */
function fittingIntent(word: string, lexicon: Lexicon): string | null {
  const found = /^(.{1,20})을려(고|면|는|다)(.{0,20})$/u.exec(word);
  if (!found) return null;
  const right = `${found[1]}으려${found[2]}${found[3]}`;
  return lexicon.verbOf(right) !== null && lexicon.verbOf(word) === null ? right : null;
}

/** 사람드를, 아이드리. */
function fittingPlural(word: string, lexicon: Lexicon): string | null {
  const found = /^(.{1,20})드(를|른|리)$/u.exec(word);
  const [, noun = '', end = ''] = found ?? [];
  if (!found || noun.length < 2 || !lexicon.isNoun(noun) || lexicon.knows(word)) return null;
  return `${noun}들${{ 를: '을', 른: '은', 리: '이' }[end] ?? ''}`;
}

/** 했써요, 갔따: behind ㅆ the next sound sounds tense and is not written so. */
function fittingPast(word: string, lexicon: Lexicon): string | null {
  const found = /^(.{0,20}[가-힣])(써|따|꼬|찌)(요|서|도|만|지만|는데|가)?$/u.exec(word);
  const [, open = '', tense = '', end = ''] = found ?? [];
  if (!found || !/[ㅅㅆ]/u.test(finalOf(open))) return null;
  const right = withPast(open + ({ 써: '어', 따: '다', 꼬: '고', 찌: '지' }[tense] ?? tense) + end);
  return finalOf(open) === 'ㅆ' || (lexicon.knows(right) && !lexicon.knows(word)) ? right : null;
}

/** 아름다와, 놀라왔다: of the verbs whose ㅂ changes only 돕다 and 곱다 take 와. */
function fittingVowel(word: string, lexicon: Lexicon): string | null {
  const found = /^(.{1,20})([와왔])(.{0,20})$/u.exec(word);
  const verb = found && lexicon.verbOf(word);
  if (
    !found ||
    !verb ||
    word.length < 3 ||
    lexicon.nounOf(word) !== null ||
    finalOf(verb.slice(0, -1)) !== 'ㅂ' ||
    /[돕곱]다$/u.test(verb)
  )
    return null;
  return `${found[1]}${found[2] === '와' ? '워' : '웠'}${found[3]}`;
}
