import { disassemble } from 'es-hangul';
import { fitsBehind } from '../word-mission/placesOfWord.ts';
import type { DictionaryEntry } from './DictionaryEntry.ts';
import { endings } from './endings.ts';
import { functionWords } from './functionWords.ts';
import { type StemKind, type WordStem, wordStems } from './wordStems.ts';

/** Entries by everything that a surface may begin with. */
export interface Dictionary {
  readonly nouns: ReadonlyMap<string, readonly Item[]>;
  readonly stems: ReadonlyMap<string, readonly { item: Item; kind: StemKind }[]>;
  readonly forms: ReadonlyMap<string, readonly Item[]>;
}

/** An entry; null for a word that is not explained because it only holds others together. */
interface Item {
  entry: DictionaryEntry | null;
  books: readonly number[] | undefined;
}

interface Found extends Item {
  /** Letters of the surface that the word itself takes, without what links it to its ending. */
  length: number;
  /** The entry names the surface. */
  named?: true;
}

/** An index of entries; of two with the same word and the same books the first one holds. */
export function indexDictionary(entries: readonly DictionaryEntry[]): Dictionary {
  const nouns = new Map<string, Item[]>();
  const stems = new Map<string, { item: Item; kind: StemKind }[]>();
  const forms = new Map<string, Item[]>();
  const add = (word: string, item: Item, isVerb: boolean) => {
    if (!isVerb) push(nouns, word, item);
    else for (const { letters, kind } of wordStems(word)) push(stems, letters, { item, kind });
  };
  for (const word of functionWords.forms) push(forms, word, { entry: null, books: undefined });
  for (const word of functionWords.nouns) add(word, { entry: null, books: undefined }, false);
  for (const word of functionWords.verbs) add(word, { entry: null, books: undefined }, true);
  for (const entry of entries) {
    const item: Item = { entry, books: entry.books };
    const isOfForms = entry.books !== undefined && entry.forms !== undefined;
    const isVerb = entry.word.length > 1 && entry.word.endsWith('다') && !NOUN_IN_DA.test(entry.word);
    if (!isOfForms) add(entry.word, item, isVerb);
    for (const form of entry.forms ?? []) push(forms, form, item);
  }
  return { nouns, stems, forms };
}

const NOUN_IN_DA = /(?:바다|^판다|^수다|^소다|^캐나다|^게르다|^글린다|^안드로메다)$/u;

/**
 * What a surface of a text is a form of: the longest word that it begins with and behind which nothing stands but
 * particles or endings; of two as long the one of this book, then a noun. A compound that has no entry is its last part.
 *
 * @param surface a run of syllables in NFC
 * @returns `unknown` without an entry; `function` for words that hold others together
 */
export function lookUpWord(
  surface: string,
  dictionary: Dictionary,
  bookNo?: number,
): DictionaryEntry | 'unknown' | 'function' {
  const found = candidates(surface, dictionary).filter(ofBook(bookNo));
  const best = found.reduce<Found | null>((kept, next) => (kept && !isBetter(next, kept) ? kept : next), null);
  if (best) return best.entry ?? 'function';
  if (NUMBER.test(surface) || NATIVE_NUMBER.test(surface)) return 'function';
  return lastPart(surface, dictionary, bookNo) ?? 'unknown';
}

const ofBook = (bookNo: number | undefined) => {
  return ({ books }: Item) => books === undefined || (bookNo !== undefined && books.includes(bookNo));
};

/** 이백팔십여. Tried when no word is found, for 사이 and 오이 are none. */
const NUMBER = /^[일이삼사오육칠팔구십백천만억]{2,}(?:여|과|와|이라는|이다|이나|이고|이|은|도|의|에|을)?$/u;

/** 스물일곱째까지. */
const NATIVE_NUMBER =
  /^(?:[이삼사오육칠팔구]?백)?(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)(?:하나|둘|셋|넷|한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|하루|이틀|사흘)?(?:째|쯤|이|은|을|의|에|과|도|로|까지|부터|이[가-힣]{1,4})*$/u;

function isBetter(next: Found, kept: Found): boolean {
  if (next.named !== kept.named) {
    // A word of this book goes before forms named for all books.
    const isOwn = (found: Found) => found.books !== undefined;
    return next.named ? isOwn(next) || !isOwn(kept) : isOwn(next) && !isOwn(kept);
  }
  if (next.length !== kept.length) return next.length > kept.length;
  return next.books !== undefined && kept.books === undefined;
}

/** What makes verbs and adjectives of nouns: 이야기하셨네, 정답이더군. */
const BEHIND_NOUN = ['하다', '되다', '받다', '시키다', '스럽다', '롭다', '당하다'].flatMap(wordStems);
const BEHIND_CONSONANT = [...BEHIND_NOUN, ...wordStems('이다')];
const PARTICLES =
  /^(?:에야|에서야|치고(?:는)?|더러|은커녕|는커녕|마냥|이든가|든가|랑은|이랑은|째(?:에|로|까지|는|도|다|라고|라는|라서|였[가-힣]*)|짜리(?:가|를|는|의|도|다|로|였[가-힣]*)?|이?야말로|(?:까지|부터)(?:다|였[가-힣]*|예요|야|입니다|란다|라는|라고))$/u;
const SAID = /^(?:쯤|뿐|만|까지|부터)?이(?:래(?:요|서)?|랬[가-힣]*|라던[가-힣]*)$/u;
/** Those of a house: 할멈네. */
const FAMILY = /^네(?:가|는|를|도|의|에|에게|에서|에서는|로|와|들|처럼|보다)?$/u;
const CLOSED = /[ㄱ-ㅎ]$/u;
/** 이다 behind a vowel, with its 이 left out: 친구지요. Behind one syllable it would as often be the ending of a verb. */
const WITHOUT_I =
  /^(?:고|십니(?:까|다)|신(?:가|가요|지|데)|시(?:다|고|며|네|죠|지요|지)|세요|셨[ㄱ-ㅎ].*|지(?:만|요|만은|만도)?|죠|네(?:요)?|니(?:까|까요)?|며|면(?:서|서도)?|군(?:요)?|구나|구려|거든(?:요)?|래(?:요)?|냐(?:고|는|며)|던(?:가|데)?|더라|더군(?:요)?|ㄴ(?:가|가요|지|지도|데|데도|데요)|ㄹ(?:까|까요|지|지도|뿐|수록)|올시다|라(?:서|도|든가|던데|오|네|니까|니까요)|라고(?:요|는|도)|라면서|람|다마다|잖(?:니|소|냐)|더(?:구나|구먼|라고|라니|라니까|라도|니|냐|래|래요)|겠[ㄱ-ㅎ].*)$/u;
const WITHOUT_I_LETTERS = new RegExp(disassemble(WITHOUT_I.source), 'u');

/** How badly the rest of a surface fits behind a noun, in letters by which another word may be shorter: 길이니까 is of 길. */
function fitOf(word: string, rest: string): number | null {
  if (fitsBehind(word, rest)) return 0;
  const letters = disassemble(rest);
  const isClosed = CLOSED.test(disassemble(word));
  const isFormOf = (stems: readonly WordStem[]) =>
    stems.some(
      (stem) => letters.startsWith(stem.letters) && endings[stem.kind].test(letters.slice(stem.letters.length)),
    );
  const isForm = isFormOf(isClosed ? BEHIND_CONSONANT : BEHIND_NOUN);
  if (isForm || (isClosed && SAID.test(rest)) || FAMILY.test(rest) || PARTICLES.test(rest)) return 0.5;
  return !isClosed && word.length > 1 && (WITHOUT_I_LETTERS.test(letters) || isFormOf(BEHIND_CONSONANT)) ? 2.5 : null;
}

/** 으 belongs to neither word nor ending: 물은 is as much 물 as 묻다. */
const LINK = 'ㅇㅡ';

function candidates(surface: string, { nouns, stems, forms }: Dictionary): Found[] {
  const found: Found[] = (forms.get(surface) ?? []).map((item) => ({ ...item, length: 0, named: true }));
  for (let end = surface.length; end > 0; end -= 1) {
    const word = surface.slice(0, end);
    const items = nouns.get(word);
    const fit = items ? fitOf(word, surface.slice(end)) : null;
    if (!items || fit === null) continue;
    const length = disassemble(word).length - fit;
    found.push(...items.map((item) => ({ ...item, length })));
  }
  const letters = disassemble(surface);
  for (let end = letters.length; end > 0; end -= 1) {
    const rest = letters.slice(end);
    for (const { item, kind } of stems.get(letters.slice(0, end)) ?? []) {
      if (!endings[kind].test(rest)) continue;
      const link = kind === 'linked' && letters.slice(0, end).endsWith(LINK) ? LINK.length : 0;
      found.push({ ...item, length: end - link });
    }
  }
  return found;
}

/**
 * The part of a compound that names what it is: 산골마을 is a 마을. Only where both parts are known nouns of two syllables
 * or more and the last can be read in one way: 비단길이라 is no 길이.
 */
function lastPart(surface: string, dictionary: Dictionary, bookNo: number | undefined): DictionaryEntry | null {
  const isOfBook = ofBook(bookNo);
  for (let start = 2; start < surface.length - 1; start += 1) {
    if (!dictionary.nouns.get(surface.slice(0, start))?.some(({ entry }) => entry)) continue;
    const readings = candidates(surface.slice(start), dictionary).filter(isOfBook);
    const [only] = new Set(readings.map(({ entry }) => entry));
    const isNoun = only && only.word.length > 1 && dictionary.nouns.has(only.word);
    if (isNoun && readings.every(({ entry }) => entry?.word === only.word)) {
      return readings.find(({ books }) => bookNo !== undefined && books?.includes(bookNo))?.entry ?? only;
    }
  }
  return null;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
