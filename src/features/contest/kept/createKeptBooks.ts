import * as z from 'zod/mini';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { DAY } from '#domain/time/duration.ts';
import { createPersisted } from '#src/lib/persisted/createPersisted.ts';

/** Milliseconds: three days (specification, section 9). */
export const KEPT_FOR_MS = 3 * DAY;

const text = z.string();
const book = z.object({
  bookNo: z.int(),
  bookName: text,
  authorName: text,
  bookImagePath: text,
  category: z.enum(bookCategories),
  maxPoint: z.int(),
  textYn: z.enum(['Y', 'N']),
});

/** The part of a contest that may be kept: books, weeks and pictures. Neither its status nor whether a week is open. */
const contestBooks = z.object({
  bookVersion: text,
  pcImagePath: z.nullable(text),
  mobileImagePath: z.nullable(text),
  prizes: z.optional(z.nullable(text)),
  dailyCap: z.int(),
  completionPoint: z.nullable(z.int()),
  pastCertificateYn: z.optional(z.enum(['Y', 'N'])),
  rounds: z.array(
    z.object({
      roundNo: z.int(),
      displayStartDate: text,
      displayEndDate: text,
      roundLevel: z.object({ books: z.array(book) }),
    }),
  ),
});
export type ContestBooks = z.output<typeof contestBooks>;
export type KeptRound = ContestBooks['rounds'][number];
export type KeptBook = z.output<typeof book>;

/** What they are the books of. Other dates are another plan of weeks. */
export interface BooksOwner {
  accountNo: number;
  readingGameContestNo: number;
  gameStartDate: string;
  gameEndDate: string;
}

const kept = z.nullable(
  z.object({
    accountNo: z.int(),
    readingGameContestNo: z.int(),
    gameStartDate: text,
    gameEndDate: text,
    /** Milliseconds UTC, by the server's clock. */
    keptAt: z.int(),
    books: contestBooks,
  }),
);

/** The books of a contest on this device, for three days by the server's clock; only those of the given owner. */
export function createKeptBooks(storage: Storage, owner: BooksOwner) {
  const place = createPersisted(storage, {
    key: 'chaekbada.contest-books',
    version: 1,
    schema: kept,
    defaults: null,
  });
  return {
    /** Null when there are none, they are too old, or belong to somebody or something else. */
    read(now: number): ContestBooks | null {
      const found = place.read();
      if (!found) return null;
      const same = (Object.keys(owner) as (keyof BooksOwner)[]).every((key) => found[key] === owner[key]);
      const age = now - found.keptAt;
      return same && age >= 0 && age < KEPT_FOR_MS && hasBooks(found.books) ? found.books : null;
    },
    /** Without books there is nothing worth keeping: the next opening asks again. */
    write(books: ContestBooks, now: number): void {
      if (hasBooks(books)) place.write({ ...owner, keptAt: Math.floor(now), books });
    },
    forget(): void {
      place.write(null);
    },
  };
}

function hasBooks({ rounds }: ContestBooks): boolean {
  return rounds.some(({ roundLevel }) => roundLevel.books.length > 0);
}
