import { disassemble } from 'es-hangul';
import { choseong } from './choseong.ts';

/** Longest piece of first consonants that is indexed. */
const LONGEST_GRAM = 3;
/** Between the fields of `choseong`; never part of a normalised text. */
const FIELD_BREAK = '|';

/** What is stored of a book to be searched in. Word fields are taken apart into letters, so that 흐 finds 흥부. */
export interface SearchFields {
  title: string;
  author: string;
  rest: string;
  /** First consonants of all three. */
  choseong: string;
}

/** Text as searches compare it: composed, lower case, letters and digits only. */
export function normalizeSearch(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

export function searchFields(texts: { title: string; author: string; rest: readonly string[] }): SearchFields {
  const [title, author] = [normalizeSearch(texts.title), normalizeSearch(texts.author)];
  const rest = texts.rest.map(normalizeSearch);
  return {
    title: disassemble(title),
    author: disassemble(author),
    rest: rest.map((text) => disassemble(text)).join(FIELD_BREAK),
    choseong: [title, author, ...rest].map(choseong).join(FIELD_BREAK),
  };
}

/** Every piece of one to three first consonants within a field: rows of the search index. */
export function searchGrams(fields: SearchFields): string[] {
  const grams = new Set<string>();
  for (const field of fields.choseong.split(FIELD_BREAK)) {
    for (let start = 0; start < field.length; start += 1) {
      for (let length = 1; length <= LONGEST_GRAM && start + length <= field.length; length += 1) {
        grams.add(field.slice(start, start + length));
      }
    }
  }
  return [...grams];
}

/** Pieces that every text containing these first consonants has in the index; the longest there are. */
export function gramsToFind(consonants: string): string[] {
  if (consonants.length <= LONGEST_GRAM) return [consonants];
  const last = consonants.length - LONGEST_GRAM;
  const starts = new Set([0, Math.floor(last / 2), last]);
  return [...starts].map((start) => consonants.slice(start, start + LONGEST_GRAM));
}
