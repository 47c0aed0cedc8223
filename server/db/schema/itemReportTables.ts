import type { ItemReportReason } from '#domain/mission/itemReportReasons.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { Fixed, Id, Instant } from './columns.ts';

/** What one student finds wrong with one item; one open report a student and item. */
export interface ItemReportTable {
  report_no: Id;
  account_no: Fixed<number>;
  attempt_no: number;
  book_no: Fixed<number>;
  kind: Fixed<MissionKind>;
  item_key: string;
  /** Of what the item is (domain/mission/itemIdentity), so that it is known again in another version. */
  item_hash: Fixed<string>;
  reason: ItemReportReason;
  /** Empty for the reason alone. */
  words: string;
  status: 'OPEN' | 'CLOSED';
  /** What the operator did about it. */
  note: string;
  reported_at: Instant;
  closed_at: Instant | null;
}

/** An item that was taken back for everybody. */
export interface ItemWithdrawalTable {
  book_no: Fixed<number>;
  kind: Fixed<MissionKind>;
  item_hash: Fixed<string>;
  /** Its key in the version that was current then, for people who read the table. */
  item_key: Fixed<string>;
  note: string;
  withdrawn_at: Fixed<Instant>;
}
