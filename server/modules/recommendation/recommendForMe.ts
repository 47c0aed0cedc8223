import type { LikedBook } from '#domain/recommendation/BookTraits.ts';
import { isReady } from '#domain/recommendation/isReady.ts';
import { type Recommendation, recommendBooks } from '#domain/recommendation/recommendBooks.ts';
import { RECOMMENDATION_TUNING } from '#domain/recommendation/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readNearBooks } from '#server/modules/book/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { adviceBooks, type BookSign } from '#server/repositories/adviceBooks.ts';
import { bookRevision } from '#server/repositories/bookRevision.ts';
import { type CatalogueBook, catalogueBooks } from '#server/repositories/catalogueBooks.ts';
import { perBookRevision } from '#server/repositories/perBookRevision.ts';

/** The latest books of each sign that count. */
const LOOK_BACK = 40;

/** Up to so many stars a book was not liked, whatever else was done with it. */
const DISLIKED = 2;

/** Books below and above the reader's level that are looked at. */
const REACH = 200;

/** Readers whose recommendations are kept; each takes some kilobytes. */
const KEPT = 3_000;

const placeOf = perBookRevision(() => new Map<number, { made: string; best: Recommendation[] }>());

/** What decides which books suit a student. */
export interface Taste {
  raq: number;
  known: ReadonlySet<number>;
  signs: readonly BookSign[];
}

export async function readTaste({ db, accountNo }: SignedInContext): Promise<Taste> {
  const [raq, known, signs] = await Promise.all([
    accounts.raqOf(db, accountNo),
    adviceBooks.known(db, accountNo),
    adviceBooks.signs(db, accountNo, LOOK_BACK),
    // Asked together with the rest.
    bookRevision.ofRequest(db),
  ]);
  return { raq, known, signs };
}

/** The books that suit this student best and that the student does not know yet. */
export async function recommendForMe(context: SignedInContext, limit: number): Promise<Recommendation[]> {
  return recommendBy(context, await readTaste(context), limit);
}

/**
 * The same by a taste that is known. Worked out again only when the catalogue, the level or what the student did with books
 * has changed.
 *
 * @param onlyReady only books that can be read here and have missions, for whoever has not played yet
 */
export async function recommendBy(
  { db, accountNo }: SignedInContext,
  { raq, known, signs }: Taste,
  limit: number,
  { onlyReady = false } = {},
): Promise<Recommendation[]> {
  const { made: kept } = await placeOf(db);
  const madeOf = JSON.stringify([raq, limit, onlyReady, [...known], signs]);
  const before = kept.get(accountNo);
  if (before?.made === madeOf) return before.best;
  const near = await readNearBooks(db, raq, REACH + known.size);
  const liked = likedBooks(signs, await catalogueBooks.read(db, [...new Set(signs.map(({ bookNo }) => bookNo))]));
  const unknown = near.filter((book) => !known.has(book.bookNo) && (!onlyReady || isReady(book)));
  const best = recommendBooks({ raq, liked }, unknown, limit);
  if (kept.size >= KEPT) kept.clear();
  kept.set(accountNo, { made: madeOf, best });
  return best;
}

/** Books that a student liked, each once with its strongest sign; those given few stars are left out. */
function likedBooks(signs: readonly BookSign[], books: ReadonlyMap<number, CatalogueBook>): LikedBook[] {
  const { fiveStars, favourite, fourStars, verified, finished } = RECOMMENDATION_TUNING.liking;
  const disliked = new Set(
    signs.filter(({ sign, stars }) => sign === 'stars' && stars <= DISLIKED).map(({ bookNo }) => bookNo),
  );
  const weightOf = ({ sign, stars }: BookSign) => {
    if (sign !== 'stars') return { favourite, verified, finished }[sign];
    return stars === 5 ? fiveStars : stars === 4 ? fourStars : 0;
  };
  const liked = new Map<number, LikedBook>();
  for (const sign of signs) {
    const book = books.get(sign.bookNo);
    const weight = weightOf(sign);
    const before = liked.get(sign.bookNo)?.weight ?? 0;
    if (book && weight > before && !disliked.has(sign.bookNo)) liked.set(sign.bookNo, { ...book, weight });
  }
  return [...liked.values()].sort((one, two) => one.bookNo - two.bookNo);
}
