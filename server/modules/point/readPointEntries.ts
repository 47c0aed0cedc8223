import type { z } from 'zod';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { PointEntries, pointEntryQuery } from '#contract/myPage.ts';
import { missionSourceBook } from '#domain/point/LedgerEntry.ts';
import { ledgerText } from '#domain/point/ledgerText.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { findItem } from '#server/modules/aquarium/public.ts';
import { bookRevision } from '#server/repositories/bookRevision.ts';
import { catalogueBooks } from '#server/repositories/catalogueBooks.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { pointEntries } from './repositories/pointEntries.ts';

const SIGNS = { ALL: 'ANY', EARNED: 'PLUS', SPENT: 'MINUS' } as const;

type EntryRow = Awaited<ReturnType<typeof pointEntries.page>>[number];

/**
 * A page of the student's ledger. The sums are those of the purse and the days, whichever tab is open; what was spent
 * is returned as a positive number.
 *
 * @throws AppError INVALID_INPUT when the days end before they begin
 */
export async function readPointEntries(
  context: SignedInContext,
  shop: Shop,
  query: z.infer<typeof pointEntryQuery>,
): Promise<PointEntries> {
  const { db, accountNo, now } = context;
  const { purse, tab, from, to, page } = query;
  if (from !== undefined && to !== undefined && to < from) {
    throw new AppError('INVALID_INPUT', { fields: { to: '끝나는 날을 시작하는 날과 같거나 뒤로 골라 주세요' } });
  }
  const filter = { currency: purse, from, to };
  const [owned, rows, { counts, ...sums }] = await Promise.all([
    pointPurses.read(db, accountNo),
    pointEntries.page(db, accountNo, filter, SIGNS[tab], PAGE_SIZE, (page - 1) * PAGE_SIZE),
    pointEntries.figures(db, accountNo, filter),
    // Asked together with the rest.
    bookRevision.ofRequest(db),
  ]);
  return {
    items: await describe(context, shop, rows),
    page,
    pageSize: PAGE_SIZE,
    totalCount: counts[SIGNS[tab]],
    balance: purse === 'POINT' ? owned.bookPoint : owned.shells,
    ...sums,
    currentDate: new Date(now).toISOString(),
  };
}

async function describe({ db, accountNo }: SignedInContext, shop: Shop, rows: readonly EntryRow[]) {
  const refs = (type: string) => rows.filter(({ refType }) => refType === type).map(({ refId }) => refId);
  const bookNos = [...refs('BOOK_MISSION').map(missionSourceBook), ...refs('BOOK').map(Number)];
  const [books, purchases] = await Promise.all([
    catalogueBooks.read(db, [...new Set(bookNos)]),
    pointEntries.purchases(db, accountNo, [...new Set(refs('PURCHASE').map(Number))]),
  ]);
  return rows.map((row) => {
    const mission = row.refType === 'BOOK_MISSION';
    const purchase = row.refType === 'PURCHASE' ? purchases.get(Number(row.refId)) : undefined;
    return {
      entryNo: row.entryNo,
      ...ledgerText({
        reason: row.reason,
        bookName: books.get(bookOf(row))?.bookName ?? null,
        missionKind: mission ? (row.refId.split(':')[1] ?? null) : null,
        itemName: purchase ? (findItem(shop, accountNo, purchase.itemId)?.name ?? null) : null,
        quantity: purchase?.quantity ?? 1,
      }),
      amount: row.amount,
      createdAt: new Date(row.at).toISOString(),
    };
  });
}

/** The book of a row; NaN for a row of no book. */
function bookOf({ refType, refId }: EntryRow): number {
  if (refType === 'BOOK') return Number(refId);
  return refType === 'BOOK_MISSION' ? missionSourceBook(refId) : Number.NaN;
}
