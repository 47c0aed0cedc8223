import { disassemble } from 'es-hangul';
import { behindNoun } from './behindNoun.ts';
import type { DictionaryEntry } from './DictionaryEntry.ts';
import { endings } from './endings.ts';
import { functionWords } from './functionWords.ts';
import { type StemKind, wordStems } from './wordStems.ts';

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
  /^(?:[이삼사오육칠팔구]?백)?(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)(?:하나|둘|셋|넷|한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|하루|이틀|사흘)?(?:째|쯤)?(?:[은을의에과와도로]|(?:까지|부터)(?:는|도)?|이[가-힣]{0,4})?$/u;

function isBetter(next: Found, kept: Found): boolean {
  if (next.named !== kept.named) {
    // A word of this book goes before forms named for all books.
    const isOwn = (found: Found) => found.books !== undefined;
    return next.named ? isOwn(next) || !isOwn(kept) : isOwn(next) && !isOwn(kept);
  }
  if (next.length !== kept.length) return next.length > kept.length;
  return next.books !== undefined && kept.books === undefined;
}

/** 으 belongs to neither word nor ending: 물은 is as much 물 as 묻다. */
const LINK = 'ㅇㅡ';

function candidates(surface: string, { nouns, stems, forms }: Dictionary): Found[] {
  const found: Found[] = (forms.get(surface) ?? []).map((item) => ({ ...item, length: 0, named: true }));
  for (let end = surface.length; end > 0; end -= 1) {
    const word = surface.slice(0, end);
    const items = nouns.get(word);
    const fit = items ? behindNoun(word, surface.slice(end)) : null;
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

/** 꼬물거리다. */
const MAKES_VERBS = '거리';

/**
 * The part of a compound that names what it is: 산골마을 is a 마을. Only where both parts are known nouns of two syllables
 * or more and the last can be read in one way: 비단길이라 is no 길이, and 꼬물거리고 no 거리.
 */
function lastPart(surface: string, dictionary: Dictionary, bookNo: number | undefined): DictionaryEntry | null {
  const isOfBook = ofBook(bookNo);
  for (let start = 2; start < surface.length - 1; start += 1) {
    if (surface.startsWith(MAKES_VERBS, start)) continue;
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
