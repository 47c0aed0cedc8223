import type { z } from 'zod';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { HistoryPage, historyQuery } from '#contract/library.ts';
import { averageRate } from '#domain/mission/verifies.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readBookCards } from '#server/modules/book/public.ts';
import { historyBooks } from './repositories/historyBooks.ts';
import { libraryFigures } from './repositories/libraryFigures.ts';

/** Books finished, played or verified, whatever became of them since; the latest first. */
export async function readHistory(
  context: SignedInContext,
  { category, page }: z.infer<typeof historyQuery>,
): Promise<HistoryPage> {
  const { db, accountNo } = context;
  const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { books, total } = await historyBooks.page(db, accountNo, category, part);
  const shown = new Map(books.map((row) => [row.bookNo, row]));
  const bookNos = [...shown.keys()];
  const [rates, cards] = await Promise.all([
    libraryFigures.rates(db, accountNo, bookNos),
    readBookCards(context, bookNos),
  ]);
  const items = cards.flatMap((card) => {
    const row = shown.get(card.bookNo);
    if (!row) return [];
    const { at, finishedAt, verifiedAt, active } = row;
    return [
      {
        ...card,
        at: iso(at),
        finishedAt: finishedAt === null ? null : iso(finishedAt),
        verifiedAt: verifiedAt === null ? null : iso(verifiedAt),
        averageRate: averageRate(rates.get(card.bookNo) ?? {}),
        offered: active === 1,
      },
    ];
  });
  return { items, page, pageSize: PAGE_SIZE, totalCount: total };
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
