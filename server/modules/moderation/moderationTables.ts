import type { SettledSubject } from '#domain/moderation/settlements.ts';
import type { Fixed, Id, Instant } from '#server/db/schema/columns.ts';

/** A decision of the staff that is shown to a pupil; the last one about each thing. */
export interface SettlementNoticeTable {
  notice_no: Id;
  account_no: Fixed<number>;
  staff_no: number;
  subject: Fixed<SettledSubject>;
  /** Number of the report, review or held result. */
  subject_no: Fixed<number>;
  /** A code of domain/moderation/settlements. */
  decision: string;
  book_no: Fixed<number | null>;
  reason: string;
  decided_at: Instant;
  /** When the pupil put it away; null until then. */
  seen_at: Instant | null;
}
