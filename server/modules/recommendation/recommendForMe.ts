import type { LikedBook } from '#domain/recommendation/BookTraits.ts';
import { isReady } from '#domain/recommendation/isReady.ts';
import { type Recommendation, recommendBooks } from '#domain/recommendation/recommendBooks.ts';
import { RECOMMENDATION_TUNING } from '#domain/recommendation/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readNearBooks } from '#server/modules/book/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';

/** The latest books of each sign that count. */
const LOOK_BACK = 40;

/** Up to so many stars a book was not liked, whatever else was done with it. */
const DISLIKED = 2;

/** Books below and above the reader's level that are looked at. */
const REACH = 200;

/**
 * The books that suit this student best and that the student does not know yet.
 *
 * @param onlyReady only books that can be read here and have missions, for whoever has not played yet
 */
export async function recommendForMe(
  context: SignedInContext,
  limit: number,
  { onlyReady = false } = {},
): Promise<Recommendation[]> {
  const { db, accountNo } = context;
  const raq = await accounts.raqOf(db, accountNo);
  const known = await adviceBooks.known(db, accountNo);
  const near = await readNearBooks(db, raq, REACH + known.size);
  const liked = await readLikedBooks(context);
  const unknown = near.filter((book) => !known.has(book.bookNo) && (!onlyReady || isReady(book)));
  return recommendBooks({ raq, liked }, unknown, limit);
}

/** Books that a student liked, each once with its strongest sign; those given few stars are left out. */
async function readLikedBooks({ db, accountNo }: SignedInContext): Promise<LikedBook[]> {
  const { fiveStars, favourite, fourStars, verified, finished } = RECOMMENDATION_TUNING.liking;
  const signs = await adviceBooks.signs(db, accountNo, LOOK_BACK);
  const disliked = new Set(
    signs.filter(({ sign, stars }) => sign === 'stars' && stars <= DISLIKED).map(({ bookNo }) => bookNo),
  );
  const weightOf = ({ sign, stars }: (typeof signs)[number]) => {
    if (sign !== 'stars') return { favourite, verified, finished }[sign];
    return stars === 5 ? fiveStars : stars === 4 ? fourStars : 0;
  };
  const liked = new Map<number, LikedBook>();
  for (const { sign, stars, ...traits } of signs) {
    const weight = weightOf({ sign, stars, ...traits });
    const before = liked.get(traits.bookNo)?.weight ?? 0;
    if (weight > before && !disliked.has(traits.bookNo)) liked.set(traits.bookNo, { ...traits, weight });
  }
  return [...liked.values()].sort((one, two) => one.bookNo - two.bookNo);
}
