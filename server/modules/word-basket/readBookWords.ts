import { z } from 'zod';
import type { BookWords, ExplainedWord } from '#contract/wordBasket.ts';
import { contentWordsOf } from '#domain/dictionary/contentWordsOf.ts';
import type { Dictionary } from '#domain/dictionary/lookUpWord.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { requirePermission } from '#server/modules/ticket/public.ts';
import { books } from '#server/repositories/books.ts';

const texts = z.array(z.string());

/** Words of texts by the text: looking a whole book up takes longer than reading it. */
const found = new Map<string, readonly ExplainedWord[]>();
/** Books whose words are remembered. */
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
  if (!(await books.exists(context.db, bookNo))) throw new AppError('NOT_FOUND');
  await requirePermission(context, 'BOOK');
  return { bookNo, items: [...(await explainText(context, dictionary, bookNo))] };
}

/** The same without asking who may read it; empty for a book that is no book here or is read on paper. */
export async function explainText(
  { db }: Pick<SignedInContext, 'db'>,
  dictionary: Dictionary,
  bookNo: number,
): Promise<readonly ExplainedWord[]> {
  const pages = await books.pages(db, bookNo);
  const paragraphs = pages.flatMap((page) => [page.heading ?? '', ...texts.parse(JSON.parse(page.paragraphs))]);
  const key = JSON.stringify([bookNo, paragraphs]);
  const known = found.get(key);
  if (known) return known;
  const words = new Map<object, ExplainedWord>();
  for (const { surface, entry } of contentWordsOf(paragraphs, dictionary, bookNo)) {
    if (!entry) continue;
    const { word, meaning, sentence } = entry;
    const explained = words.get(entry) ?? { word, meaning, sentence: sentence ?? null, forms: [] };
    explained.forms.push(surface);
    words.set(entry, explained);
  }
  if (found.size >= KEPT) found.clear();
  found.set(key, [...words.values()]);
  return [...words.values()];
}
