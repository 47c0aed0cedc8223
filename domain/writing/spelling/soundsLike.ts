import type { Lexicon } from '../Lexicon.ts';
import { finalOf } from '../splitSyllable.ts';
import { WRITING_TUNING } from '../tuning.ts';
import { type SoundAlike, soundAlikes } from './soundAlikes.ts';
import { withPast } from './withPast.ts';

/** A run that ends so can be a noun that nobody knows, such as a name: what it sounds like means nothing. */
const LIKE_A_NOUN = /[은는이가을를에의도와과로만아야네]$/u;
/** Those that are none: only verbs end in these. */
const LIKE_A_VERB =
  /(?:지만|다가|는데도|[았었했갔왔]을|[해어아]도|[해어아여]야|하는|되는|있는|없는|하지는|고는|려는)$/u;
/** Times that our texts use a surface so short that chance finds it easily. */
const OFTEN = 5;
/** The same for a noun of three syllables, which no name comes near. */
const LONG_NOUN = 10;
const KNOWN_NOUN = 20;
/** Forms of old tales. */
const OLD = /옵니|옵나|사옵|오니까$|나이다$/u;

/**
 * A word in use that a run sounds like, when the run itself is no word. Names and rare words are none either, so it has to
 * be a frequent one: a verb whose form cannot be taken for a noun, or a noun that differs by a vowel of the same sound.
 */
export function soundsLike(text: string, lexicon: Lexicon): string | null {
  if (text.length < 2 || !/^[가-힣]{1,20}$/u.test(text) || OLD.test(text) || lexicon.knows(text)) return null;
  const past = withPast(text);
  if (past !== text && lexicon.knows(past) && hasSoundPast(past)) return past;
  if (isCompound(text, lexicon)) return null;
  const found = [...soundAlikes(text), ...(past === text ? [] : soundAlikes(past))]
    .map((alike) => ({ word: alike.word, frequency: frequencyOf(alike, text, lexicon) }))
    .filter(({ frequency }) => frequency >= WRITING_TUNING.frequent)
    .sort(
      (one, other) =>
        Number(lexicon.count(other.word) > 0) - Number(lexicon.count(one.word) > 0) ||
        order(other.frequency, one.frequency) ||
        lexicon.count(other.word) - lexicon.count(one.word),
    );
  return found[0]?.word ?? null;
}

/** Endless is as much as endless. */
const order = (one: number, other: number) => (one === other ? 0 : one - other);

/** How often the word is used that a run is held to be; 0 where it may not be taken for it. */
function frequencyOf({ word, at, by }: SoundAlike, text: string, lexicon: Lexicon): number {
  if (!lexicon.knows(word) || !hasSoundPast(word)) return 0;
  const noun = lexicon.nounOf(word);
  if (noun !== null && noun.length > 1 && at < noun.length && by === 'SAME_VOWEL') return lexicon.frequency(noun);
  if (noun !== null && noun.length > 2 && at < noun.length && lexicon.frequency(noun) >= LONG_NOUN)
    return lexicon.frequency(noun);
  if (
    noun !== null &&
    noun.length > 1 &&
    at > 0 &&
    at < noun.length &&
    by === 'TENSE' &&
    lexicon.frequency(noun) >= KNOWN_NOUN
  ) {
    return lexicon.frequency(noun);
  }
  // 이르믈: before 을 and 은 a noun keeps its final.
  if (
    noun !== null &&
    noun.length > 1 &&
    /^[을은]$/u.test(word.slice(noun.length)) &&
    lexicon.frequency(noun) >= KNOWN_NOUN
  ) {
    return lexicon.frequency(noun);
  }
  if (LIKE_A_NOUN.test(text) && !LIKE_A_VERB.test(text)) return 0;
  const verb = lexicon.verbOf(word);
  if (noun === word && verb === null)
    return by === 'TENSE' && at > 0 && lexicon.count(word) >= OFTEN ? lexicon.count(word) : 0;
  if (text.length < 3 && lexicon.count(word) < OFTEN) return 0;
  if (verb !== null) return lexicon.frequency(verb);
  // 감동헸다: the noun is sound, and what makes a verb of it is not.
  if (noun !== null)
    return at >= noun.length &&
      /^(?:[하한할함합했해되된될됐돼]|스럽|스러|롭|로[우운웠워])/u.test(word.slice(noun.length))
      ? lexicon.frequency(noun)
      : 0;
  return lexicon.isNoun(word) ? 0 : lexicon.count(word);
}

/** Behind these 쓰다 is a word; 부러워써요 is of 부럽다. */
const WRITES = /^(?:받아|눌러|뒤집어|덮어|모아|베껴|이어|적어|고쳐|바꿔|새겨|둘러|갈겨)$/u;

/** 받아쓰다, 제나라: nobody lists all words that are made of two. */
function isCompound(text: string, lexicon: Lexicon): boolean {
  for (let end = 1; end < text.length - 1; end += 1) {
    const first = text.slice(0, end);
    const second = text.slice(end);
    const isJoined =
      end > 1 && lexicon.count(first) > 0 && /[아어여해려러켜쳐워]$/u.test(first) && lexicon.verbOf(first) !== null;
    if (isJoined && lexicon.verbOf(second) !== null && (!/^[써썼]/u.test(second) || WRITES.test(first))) return true;
    if (lexicon.isNoun(first) && (lexicon.nounOf(second)?.length ?? 0) > 1) return true;
  }
  return false;
}

/** What may stand behind 았, 었 and 겠. */
const PAST =
  /^(?:다[가-힣]{0,3}|단다|답니다|어|어요|어서|어도|어야|었[가-힣]{0,9}|습니[다까]|고|고요|는데|는데요|는데도|는지|는가|지|지만|지요|죠|던|던지|으면|으니|으니까|으며|으나|을|을까|을까요|을지|을때|음|기|기에|기에는|네|네요|나|나요|니|냐|냐고|거든|거든요|더라|더니|더라면|잖아|잖아요|군|구나|건만|으므로)?$/u;

/** The dictionary's endings are wide there, for it reads sound texts. */
function hasSoundPast(word: string): boolean {
  const at = [...word].findIndex((sign) => finalOf(sign) === 'ㅆ');
  return at < 0 || PAST.test(word.slice(at + 1)) || word.slice(at).startsWith('있');
}
