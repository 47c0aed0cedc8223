import type { MissionKind } from '../mission/missionKinds.ts';
import type { VoyageStep } from '../voyage/voyageSteps.ts';

/** POINT and EXP only grow: the one counts for goals and ranks, the other raises the pet. SHELL is earned and spent. */
export const currencies = ['POINT', 'SHELL', 'EXP'] as const;
export type Currency = (typeof currencies)[number];

/** Why a row was written. With its source it is unique per account and currency, so nothing pays twice. */
export const ledgerReasons = [
  'WELCOME',
  'MISSION_REWARD',
  'MISSION_RETRY',
  'MISSION_CORRECTION',
  'SHOP_PURCHASE',
  'SHOP_REFUND',
  'WORD_MISSION',
  'BOOK_PRESENT',
  'FIRST_VOYAGE',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

/** One row of the append-only ledger, before it has an owner and a time. */
export interface LedgerEntry {
  currency: Currency;
  /** Whole, never 0; negative for spending. */
  amount: number;
  reason: LedgerReason;
  refType: 'ACCOUNT' | 'BOOK_MISSION' | 'BOOK' | 'PURCHASE' | 'WORD_MISSION' | 'VOYAGE';
  /**
   * The account number, `<bookNo>:<kind>` (for a correction followed by `:<item>`), the book number, the purchase number,
   * the number of the word mission, or a step of the first voyage.
   */
  refId: string;
}

/** Source of a mission's reward: the book and the kind, not the attempt, so that a deleted history cannot pay again. */
export function missionRefId(bookNo: number, kind: MissionKind): string {
  return `${bookNo}:${kind}`;
}

/** Source of what is paid later because an item was withdrawn: once for each item. */
export function correctionRefId(bookNo: number, kind: MissionKind, item: string): string {
  return `${missionRefId(bookNo, kind)}:${item}`;
}

/** The mission of a source, as `missionRefId` joins it. */
export function missionOfSource(refId: string): string {
  return refId.split(':').slice(0, 2).join(':');
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

/** Rows for what withdrawn items made right afterwards; amounts of 0 write none. */
export function correctionEntries(
  source: { bookNo: number; kind: MissionKind; item: string },
  earned: { points: number; shells: number; exp: number },
): LedgerEntry[] {
  const refId = correctionRefId(source.bookNo, source.kind, source.item);
  return missionRewardEntries({ ...source, round: 1 }, earned).map((entry) => ({
    ...entry,
    reason: 'MISSION_CORRECTION' as const,
    refId,
  }));
}

/** Row for something bought. @param price shells, above 0 */
export function purchaseEntry(purchaseNo: number, price: number): LedgerEntry {
  return { currency: 'SHELL', amount: -price, reason: 'SHOP_PURCHASE', refType: 'PURCHASE', refId: `${purchaseNo}` };
}

/** Row that gives a purchase back. @param price shells paid for it, above 0 */
export function refundEntry(purchaseNo: number, price: number): LedgerEntry {
  return { currency: 'SHELL', amount: price, reason: 'SHOP_REFUND', refType: 'PURCHASE', refId: `${purchaseNo}` };
}

/** Rows for a caught word: shells, and EXP as for all that is earned. */
export function wordMissionEntries(wordMissionNo: number, earned: { shells: number; exp: number }): LedgerEntry[] {
  const source = { reason: 'WORD_MISSION', refType: 'WORD_MISSION', refId: `${wordMissionNo}` } as const;
  return [
    { currency: 'SHELL', amount: earned.shells, ...source },
    { currency: 'EXP', amount: earned.exp, ...source },
  ];
}

/** Rows for the present of a book: once for each book, whichever of its missions is passed first. */
export function bookPresentEntries(bookNo: number, earned: { shells: number; exp: number }): LedgerEntry[] {
  const source = { reason: 'BOOK_PRESENT', refType: 'BOOK', refId: `${bookNo}` } as const;
  return [
    { currency: 'SHELL', amount: earned.shells, ...source },
    { currency: 'EXP', amount: earned.exp, ...source },
  ];
}

/** Rows for a step of the first voyage: once for ever; amounts of 0 write none. */
export function voyageEntries(step: VoyageStep, earned: { shells: number; exp: number }): LedgerEntry[] {
  const source = { reason: 'FIRST_VOYAGE', refType: 'VOYAGE', refId: step } as const;
  const rows: LedgerEntry[] = [
    { currency: 'SHELL', amount: earned.shells, ...source },
    { currency: 'EXP', amount: earned.exp, ...source },
  ];
  return rows.filter(({ amount }) => amount > 0);
}
