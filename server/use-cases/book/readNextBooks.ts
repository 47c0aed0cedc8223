import type { BookDetail } from '../../../contract/book.ts';
import { nextToRead } from '../../../domain/recommendation/nextToRead.ts';
import { adviceBooks } from '../../repositories/adviceBooks.ts';
import type { SignedInContext } from '../Context.ts';
import { readBookCards } from './readBookCards.ts';

const SHOWN = 6;
/** Books below and above this one's level that are looked at. */
const REACH = 120;

/** What a reader of this book may want next: others of its author, and others like it. */
export async function readNextBooks(
  context: SignedInContext,
  bookNo: number,
): Promise<Pick<BookDetail, 'sameAuthorBooks' | 'nextBooks'>> {
  const book = await adviceBooks.traits(context.db, bookNo);
  if (!book) return { sameAuthorBooks: [], nextBooks: [] };
  const near = await adviceBooks.near(context.db, book.raq, REACH);
  const ofAuthor = await adviceBooks.ofAuthor(context.db, book.authorName, REACH);
  const known = await adviceBooks.known(context.db, context.accountNo);
  const candidates = new Map([...near, ...ofAuthor].map((other) => [other.bookNo, other]));
  const { sameAuthor, next } = nextToRead(
    book,
    [...candidates.values()].filter((other) => !known.has(other.bookNo)),
    SHOWN,
  );
  const cards = await readBookCards(context, [...sameAuthor, ...next]);
  return {
    sameAuthorBooks: cards.filter((card) => sameAuthor.includes(card.bookNo)),
    nextBooks: cards.filter((card) => next.includes(card.bookNo)),
  };
}
