import { z } from 'zod';
import type { BookWords, ExplainedWord } from '#contract/wordBasket.ts';
import { contentWordsOf, wordsInUse } from '#domain/dictionary/contentWordsOf.ts';
import type { DictionaryEntry } from '#domain/dictionary/DictionaryEntry.ts';
import { type Dictionary, indexDictionary } from '#domain/dictionary/lookUpWord.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { requirePermission } from '#server/modules/ticket/public.ts';
import { bookRevision } from '#server/repositories/bookRevision.ts';
import { books } from '#server/repositories/books.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { perBookRevision } from '#server/repositories/perBookRevision.ts';
import { wordReviews } from '#server/repositories/wordReviews.ts';

const texts = z.array(z.string());

/** What is known of a text, whoever reads it. */
interface TextWords {
  explained: readonly ExplainedWord[];
  /** Surfaces without an entry. */
  unknown: readonly string[];
}

/** Words of texts by book: looking a whole book up takes longer than reading it. */
const placeOf = perBookRevision(() => new Map<number, TextWords>());
/** Texts whose words are remembered. */
const KEPT = 400;

/**
 * The words of a text that are explained.
 *
 * @throws AppError NOT_FOUND; SUBSCRIPTION_NEEDED on the home site without a ticket
 */
export async function readBookWords(
  context: SignedInContext,
  dictionary: Dictionary,
  bookNo: number,
): Promise<BookWords> {
  const { db } = context;
  // Asked together.
  const [exists] = await Promise.all([books.exists(db, bookNo), bookRevision.ofRequest(db)]);
  if (!exists) throw new AppError('NOT_FOUND');
  await requirePermission(context, 'BOOK');
  return { bookNo, items: await explainText(context, dictionary, bookNo) };
}

/**
 * The same without asking whether the book may be read; empty for one that is no book here or is read on paper. What
 * the dictionary lacks is explained by what this student has learnt: words caught in the aquarium. Not for a
 * transaction, in which nothing of a text is remembered.
 */
export async function explainText(
  { db, accountNo }: Pick<SignedInContext, 'db' | 'accountNo'>,
  dictionary: Dictionary,
  bookNo: number,
): Promise<ExplainedWord[]> {
  const { explained, unknown } = await lookUpText({ db }, dictionary, bookNo);
  if (unknown.length === 0) return [...explained];
  const learnt = indexDictionary(await learntWords(db, accountNo));
  return [...explained, ...wordsInUse(contentWordsOf(unknown, learnt, bookNo))];
}

/** Words caught in the aquarium; none from a book with a puzzle whose clues were partly withdrawn as wrong. */
async function learntWords(db: Db, accountNo: number): Promise<DictionaryEntry[]> {
  const reviews = await wordReviews.all(db, accountNo);
  const bookNos = [...new Set(reviews.flatMap(({ bookNo }) => bookNo ?? []))];
  const doubtful = new Set(await itemWithdrawals.booksWith(db, 'PUZZLE', bookNos));
  const sound = reviews.filter(({ bookNo }) => bookNo === null || !doubtful.has(bookNo));
  return sound.map(({ word, meaning }) => ({ word, meaning }));
}

async function lookUpText(
  { db }: Pick<SignedInContext, 'db'>,
  dictionary: Dictionary,
  bookNo: number,
): Promise<TextWords> {
  const { made: kept, load } = await placeOf(db);
  const known = kept.get(bookNo);
  if (known) return known;
  const pages = await load(() => books.pages(db, bookNo));
  const paragraphs = pages.flatMap((page) => [page.heading ?? '', ...texts.parse(JSON.parse(page.paragraphs))]);
  const words = contentWordsOf(paragraphs, dictionary, bookNo);
  const unknown = words.filter(({ entry }) => !entry).map(({ surface }) => surface);
  const looked = { explained: wordsInUse(words), unknown };
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? bookNo);
  kept.set(bookNo, looked);
  return looked;
}
