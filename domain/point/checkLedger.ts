import { type Currency, currencies, type LedgerEntry } from './LedgerEntry.ts';

export interface LedgerProblem {
  code:
    | 'BAD_AMOUNT'
    | 'BELOW_ZERO'
    | 'NOT_SPENDABLE'
    | 'PAID_TWICE'
    | 'BALANCE'
    | 'REFUND_WITHOUT_PURCHASE'
    | 'PURCHASE';
  text: string;
}

/** A purchase as the shop remembers it. */
export interface KnownPurchase {
  purchaseNo: number;
  price: number;
  refunded: boolean;
}

/**
 * Everything that is wrong with one account's ledger; empty when it is sound.
 *
 * @param entries in the order they were written
 * @param balances what the account is believed to own
 * @param purchases every purchase the shop knows of
 */
export function checkLedger(
  entries: readonly LedgerEntry[],
  balances: Record<Currency, number>,
  purchases: readonly KnownPurchase[],
): LedgerProblem[] {
  const problems: LedgerProblem[] = [];
  const report = (code: LedgerProblem['code'], text: string) => problems.push({ code, text });
  const sums: Record<Currency, number> = { POINT: 0, SHELL: 0, EXP: 0 };
  const seen = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const source = `${entry.currency} ${entry.reason} ${entry.refType} ${entry.refId}`;
    if (!Number.isSafeInteger(entry.amount) || entry.amount === 0) report('BAD_AMOUNT', `${source}: ${entry.amount}`);
    if (entry.currency !== 'SHELL' && entry.amount < 0) report('NOT_SPENDABLE', source);
    if (seen.has(source)) report('PAID_TWICE', source);
    seen.set(source, entry);
    sums[entry.currency] += entry.amount;
    if (sums[entry.currency] < 0) report('BELOW_ZERO', source);
  }
  for (const currency of currencies) {
    if (sums[currency] !== balances[currency]) {
      report('BALANCE', `${currency}: rows ${sums[currency]}, balance ${balances[currency]}`);
    }
  }
  problems.push(...checkPurchases(seen, purchases));
  return problems;
}

/** Money went out once for each purchase and came back once for each refund, and for nothing else. */
function checkPurchases(seen: ReadonlyMap<string, LedgerEntry>, purchases: readonly KnownPurchase[]): LedgerProblem[] {
  const problems: LedgerProblem[] = [];
  const amount = (reason: string, no: string) => seen.get(`SHELL ${reason} PURCHASE ${no}`)?.amount;
  const known = new Set(purchases.map(({ purchaseNo }) => `${purchaseNo}`));
  for (const { purchaseNo, price, refunded } of purchases) {
    const spent = amount('SHOP_PURCHASE', `${purchaseNo}`);
    const back = amount('SHOP_REFUND', `${purchaseNo}`);
    if (spent !== -price) problems.push({ code: 'PURCHASE', text: `${purchaseNo}: ${price} shells, row ${spent}` });
    if (back !== (refunded ? price : undefined))
      problems.push({ code: 'PURCHASE', text: `${purchaseNo}: back ${back}` });
  }
  for (const { reason, refType, refId } of seen.values()) {
    if (refType !== 'PURCHASE' || known.has(refId)) continue;
    const code = reason === 'SHOP_REFUND' ? 'REFUND_WITHOUT_PURCHASE' : 'PURCHASE';
    problems.push({ code, text: `${reason} ${refId} without a purchase` });
  }
  return problems;
}
