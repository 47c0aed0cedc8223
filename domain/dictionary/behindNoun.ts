import { disassemble } from 'es-hangul';
import { fitsBehind } from '../word-mission/placesOfWord.ts';
import { endings } from './endings.ts';
import { type WordStem, wordStems } from './wordStems.ts';

/** What makes verbs and adjectives of nouns: 이야기하셨네, 정답이더군. */
const BEHIND_NOUN = ['하다', '되다', '받다', '시키다', '스럽다', '롭다', '당하다'].flatMap(wordStems);
const BEHIND_CONSONANT = [...BEHIND_NOUN, ...wordStems('이다')];
/** Particles beyond those of a word mission. */
const PARTICLES =
  /^(?:에야|에서야|치고(?:는)?|더러|은커녕|는커녕|마냥|이든가|든가|랑은|이랑은|째(?:에|로|까지|는|도|다|라고|라는|라서|였[가-힣]*)|짜리(?:가|를|는|의|도|다|로|였[가-힣]*)?|이?야말로|(?:까지|부터)(?:다|였[가-힣]*|예요|야|입니다|란다|라는|라고))$/u;
/** 이다 in words of others: 마을이래. */
const QUOTED = /^(?:쯤|뿐|만|까지|부터)?이(?:래(?:요|서)?|랬[가-힣]*|라던[가-힣]*)$/u;
/** Those of a house: 할멈네. */
const FAMILY = /^네(?:가|는|를|도|의|에|에게|에서|에서는|로|와|들|처럼|보다)?$/u;
const CLOSED = /[ㄱ-ㅎ]$/u;
/** 이다 behind a vowel, with its 이 left out: 친구지요. Behind one syllable it would as often be the ending of a verb. */
const WITHOUT_I =
  /^(?:고|십니(?:까|다)|신(?:가|가요|지|데)|시(?:다|고|며|네|죠|지요|지)|세요|셨[ㄱ-ㅎ].*|지(?:만|요|만은|만도)?|죠|네(?:요)?|니(?:까|까요)?|며|면(?:서|서도)?|군(?:요)?|구나|구려|거든(?:요)?|래(?:요)?|냐(?:고|는|며)|던(?:가|데)?|더라|더군(?:요)?|ㄴ(?:가|가요|지|지도|데|데도|데요)|ㄹ(?:까|까요|지|지도|뿐|수록)|올시다|라(?:서|도|든가|던데|오|네|니까|니까요)|라고(?:요|는|도)|라면서|람|다마다|잖(?:니|소|냐)|더(?:구나|구먼|라고|라니|라니까|라도|니|냐|래|래요)|겠[ㄱ-ㅎ].*)$/u;
/** The same in single letters. */
export const withoutI = new RegExp(disassemble(WITHOUT_I.source), 'u');

/**
 * How badly the rest of a surface fits behind a noun, in letters by which another word may be shorter: 길이니까 is of 길.
 *
 * @returns null where it does not fit
 */
export function behindNoun(word: string, rest: string): number | null {
  if (fitsBehind(word, rest)) return 0;
  const letters = disassemble(rest);
  const isClosed = CLOSED.test(disassemble(word));
  const isFormOf = (stems: readonly WordStem[]) =>
    stems.some(
      (stem) => letters.startsWith(stem.letters) && endings[stem.kind].test(letters.slice(stem.letters.length)),
    );
  const isForm = isFormOf(isClosed ? BEHIND_CONSONANT : BEHIND_NOUN);
  if (isForm || (isClosed && QUOTED.test(rest)) || FAMILY.test(rest) || PARTICLES.test(rest)) return 0.5;
  return !isClosed && word.length > 1 && (withoutI.test(letters) || isFormOf(BEHIND_CONSONANT)) ? 2.5 : null;
}
