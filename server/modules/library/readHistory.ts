import type { z } from 'zod';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { HistoryPage, historyQuery } from '#contract/library.ts';
import { averageRate } from '#domain/mission/verifies.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readBookCards } from '#server/modules/book/public.ts';
import { type LibraryRow, libraryBooks } from './repositories/libraryBooks.ts';
import { libraryFigures } from './repositories/libraryFigures.ts';

/** Books finished, played or verified, whatever became of them since; the latest first. */
export async function readHistory(
  context: SignedInContext,
  { category, page }: z.infer<typeof historyQuery>,
): Promise<HistoryPage> {
  const { db, accountNo } = context;
  const kept = (await libraryBooks.all(db, accountNo))
    .filter((row) => category === undefined || row.category === category)
    .flatMap((row) => {
      const at = lastResult(row);
      return at === null ? [] : [{ row, at }];
    })
    .sort((one, two) => two.at - one.at || one.row.bookNo - two.row.bookNo);
  const shown = new Map(kept.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((entry) => [entry.row.bookNo, entry]));
  const rates = await libraryFigures.rates(db, accountNo, [...shown.keys()]);
  const items = (await readBookCards(context, [...shown.keys()])).flatMap((card) => {
    const entry = shown.get(card.bookNo);
    if (!entry) return [];
    const { finishedAt, verifiedAt, active } = entry.row;
    return [
      {
        ...card,
        at: iso(entry.at),
        finishedAt: finishedAt === null ? null : iso(finishedAt),
        verifiedAt: verifiedAt === null ? null : iso(verifiedAt),
        averageRate: averageRate(rates.get(card.bookNo) ?? {}),
        offered: active === 1,
      },
    ];
  });
  return { items, page, pageSize: PAGE_SIZE, totalCount: kept.length };
}

function lastResult({ finishedAt, verifiedAt, handedInAt }: LibraryRow): number | null {
  const known = [finishedAt, verifiedAt, handedInAt].filter((at) => at !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
