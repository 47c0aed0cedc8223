import type { CatchWord } from '#domain/word-mission/CatchWord.ts';
import { gapSentence } from '#domain/word-mission/gapSentence.ts';
import { wordsInText } from '#domain/word-mission/wordsInText.ts';
import type { WordLists } from '#server/content/readWordLists.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { wordSources } from './repositories/wordSources.ts';

/** Words found by book, remembered by the hash of its pack, so that an entry can never be stale. */
const found = new Map<string, CatchWord[]>();
const KEPT = 400;

/** Words of the lists that a book uses, each with its sentence of the book where there is a good one. */
export async function listedWordsOf(
  { db }: SignedInContext,
  { bookNo, contentHash }: { bookNo: number; contentHash: string },
  lists: WordLists,
): Promise<CatchWord[]> {
  const key = `${bookNo}:${contentHash}`;
  const known = found.get(key);
  if (known) return known;
  const paragraphs = await wordSources.paragraphs(db, bookNo);
  const sought = [...lists.values()].flat().filter(({ homonym }) => !homonym);
  const words = wordsInText(paragraphs, sought).map((entry) => ({
    ...entry,
    sentence: gapSentence(paragraphs, entry.word) ?? entry.sentence,
    bookNo,
  }));
  if (found.size >= KEPT) found.clear();
  found.set(key, words);
  return words;
}
