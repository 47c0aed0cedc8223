import { checkLedger, type LedgerProblem } from '#domain/point/checkLedger.ts';
import type { LedgerEntry } from '#domain/point/LedgerEntry.ts';
import type { Db } from '#server/db/Db.ts';

/** The ledger of an account as its rules read it. */
export async function ledgerOf(db: Db, accountNo: number): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('point_ledger')
    .select(['currency', 'amount', 'reason', 'ref_type as refType', 'ref_id as refId'])
    .where('account_no', '=', accountNo)
    .orderBy('entry_no')
    .execute();
  return rows as LedgerEntry[];
}

/** Everything wrong with the money and the things of an account; empty when all adds up. */
export async function accountProblems(db: Db, accountNo: number): Promise<(LedgerProblem | string)[]> {
  const entries = await ledgerOf(db, accountNo);
  const purse = await db.selectFrom('purse').selectAll().where('account_no', '=', accountNo).executeTakeFirst();
  const purchases = await db.selectFrom('purchase').selectAll().where('account_no', '=', accountNo).execute();
  const attempts = await db
    .selectFrom('mission_attempt')
    .select(['book_no', 'kind', 'round', 'points', 'shells'])
    .where('account_no', '=', accountNo)
    .where('status', '=', 'SUBMITTED')
    .execute();
  const problems: (LedgerProblem | string)[] = checkLedger(
    entries,
    { POINT: purse?.book_point ?? 0, SHELL: purse?.shells ?? 0, EXP: purse?.exp ?? 0 },
    purchases.map((row) => ({ purchaseNo: row.purchase_no, price: row.price, refunded: row.refunded_at !== null })),
  );
  // Every reward has its attempt, and every attempt that says it was paid has its reward.
  const paid = (currency: string) =>
    entries
      .filter((entry) => entry.refType === 'BOOK_MISSION' && entry.currency === currency)
      .map(({ reason, refId, amount }) => `${refId} ${reason} ${amount}`)
      .sort();
  const claimed = (of: (row: (typeof attempts)[number]) => number) =>
    attempts
      .filter((row) => of(row) > 0)
      .map((row) => `${row.book_no}:${row.kind} ${row.round === 1 ? 'MISSION_REWARD' : 'MISSION_RETRY'} ${of(row)}`)
      .sort();
  for (const [currency, of] of [
    ['POINT', (row: { points: number }) => row.points],
    ['SHELL', (row: { shells: number }) => row.shells],
  ] as const) {
    const [rows, says] = [paid(currency).join('; '), claimed(of).join('; ')];
    if (rows !== says) problems.push(`${currency}: ledger [${rows}] attempts [${says}]`);
  }
  return problems;
}

/** The account number of a demo student. */
export async function accountNoOf(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select('account_no')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.account_no;
}
