import { type Recommendation, recommendBooks } from '#domain/recommendation/recommendBooks.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readNearBooks } from '#server/modules/book/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';
import { readLikedBooks } from './readLikedBooks.ts';

/** Books below and above the reader's level that are looked at. */
const REACH = 200;

/** The books that suit this student best and that the student does not know yet. */
export async function recommendForMe(context: SignedInContext, limit: number): Promise<Recommendation[]> {
  const { db, accountNo } = context;
  const raq = await accounts.raqOf(db, accountNo);
  const known = await adviceBooks.known(db, accountNo);
  const near = await readNearBooks(db, raq, REACH + known.size);
  const liked = await readLikedBooks(context);
  return recommendBooks(
    { raq, liked },
    near.filter(({ bookNo }) => !known.has(bookNo)),
    limit,
  );
}
