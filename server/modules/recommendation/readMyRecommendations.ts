import { PAGE_SIZE } from '#contract/envelope.ts';
import type { RecommendedBooks } from '#contract/recommendation.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readBookCards } from '#server/modules/book/public.ts';
import { recommendForMe } from './recommendForMe.ts';

/** Two pages: more would not be a recommendation but the catalogue. */
const MOST = 2 * PAGE_SIZE;

export async function readMyRecommendations(context: SignedInContext, page: number): Promise<RecommendedBooks> {
  const all = await recommendForMe(context, MOST);
  const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const cards = await readBookCards(
    context,
    shown.map(({ bookNo }) => bookNo),
  );
  const byNo = new Map(cards.map((card) => [card.bookNo, card]));
  return {
    items: shown.flatMap(({ bookNo, reason }) => {
      const book = byNo.get(bookNo);
      return book ? [{ book, reason }] : [];
    }),
    page,
    pageSize: PAGE_SIZE,
    totalCount: all.length,
  };
}
