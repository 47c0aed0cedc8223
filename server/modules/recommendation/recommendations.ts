import { PAGE_SIZE } from '#contract/envelope.ts';
import type { MonthPicks, RecommendedBooks } from '#contract/recommendation.ts';
import { isComing } from '#domain/book/isComing.ts';
import { fitPicks } from '#domain/recommendation/fitPicks.ts';
import { monthsBack } from '#domain/recommendation/monthsBack.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readBookCards } from '#server/modules/book/public.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';
import { books } from '#server/repositories/books.ts';
import { recommendForMe } from './recommendForMe.ts';

/** Two pages: more would not be a recommendation but the catalogue. */
const MOST = 2 * PAGE_SIZE;

/**
 * What is recommended in a month, as it fits this reader; books that left the catalogue are left out, and those of ours
 * whose text is still to come.
 *
 * @throws AppError NOT_FOUND for months to come and those a year ago
 */
export async function readMonthPicks(context: SignedInContext, asked: string): Promise<MonthPicks> {
  const months = monthsBack(context.now);
  const month = asked === 'now' ? months[0] : months.find((each) => each === asked);
  if (month === undefined) throw new AppError('NOT_FOUND');
  const pick = await adviceBooks.monthPick(context.db, Number(month.slice(5)));
  const known = pick ? new Set(await books.known(context.db, pick.bookNos)) : new Set<number>();
  const bookNos = (pick?.bookNos ?? []).filter((bookNo) => known.has(bookNo));
  const cards = await readBookCards(context, bookNos);
  return {
    month,
    title: pick?.title ?? '이달의 책',
    lead: pick?.lead ?? '',
    books: fitPicks(cards.filter(({ authorName, textYn }) => !isComing({ authorName, hasText: textYn === 'Y' }))),
    months,
  };
}

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

/** @throws AppError NOT_FOUND without such a book */
export async function hideRecommendation(
  { db, accountNo, now }: SignedInContext,
  bookNo: number,
  use: boolean,
): Promise<{ done: true }> {
  if (!(await books.exists(db, bookNo))) throw new AppError('NOT_FOUND');
  await adviceBooks.hide(db, accountNo, bookNo, use, now);
  return { done: true };
}
