import type { MissionKind } from '../mission/missionKinds.ts';

/** POINT and EXP only grow: the one counts for goals and ranks, the other raises the pet. SHELL is earned and spent. */
export const currencies = ['POINT', 'SHELL', 'EXP'] as const;
export type Currency = (typeof currencies)[number];

/** Why a row was written. With its source it is unique per account and currency, so nothing pays twice. */
export const ledgerReasons = ['WELCOME', 'MISSION_REWARD', 'MISSION_RETRY', 'SHOP_PURCHASE', 'SHOP_REFUND'] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

/** One row of the append-only ledger, before it has an owner and a time. */
export interface LedgerEntry {
  currency: Currency;
  /** Whole, never 0; negative for spending. */
  amount: number;
  reason: LedgerReason;
  refType: 'ACCOUNT' | 'BOOK_MISSION' | 'PURCHASE';
  /** The account number, `<bookNo>:<kind>`, or the purchase number. */
  refId: string;
}

/** Source of a mission's reward: the book and the kind, not the attempt, so that a deleted history cannot pay again. */
export function missionRefId(bookNo: number, kind: MissionKind): string {
  return `${bookNo}:${kind}`;
}

/** The book of a mission source. */
export function missionSourceBook(refId: string): number {
  return Number(refId.slice(0, refId.indexOf(':')));
}

/** Rows for a marked round; amounts of 0 write none. */
export function missionRewardEntries(
  source: { bookNo: number; kind: MissionKind; round: 1 | 2 },
  earned: { points: number; shells: number; exp: number },
): LedgerEntry[] {
  const common = {
    reason: source.round === 1 ? ('MISSION_REWARD' as const) : ('MISSION_RETRY' as const),
    refType: 'BOOK_MISSION' as const,
    refId: missionRefId(source.bookNo, source.kind),
  };
  const rows: LedgerEntry[] = [
    { currency: 'POINT', amount: earned.points, ...common },
    { currency: 'SHELL', amount: earned.shells, ...common },
    { currency: 'EXP', amount: earned.exp, ...common },
  ];
  return rows.filter(({ amount }) => amount > 0);
}

export function purchaseEntry(purchaseNo: number, price: number): LedgerEntry {
  return { currency: 'SHELL', amount: -price, reason: 'SHOP_PURCHASE', refType: 'PURCHASE', refId: `${purchaseNo}` };
}

export function refundEntry(purchaseNo: number, price: number): LedgerEntry {
  return { currency: 'SHELL', amount: price, reason: 'SHOP_REFUND', refType: 'PURCHASE', refId: `${purchaseNo}` };
}
