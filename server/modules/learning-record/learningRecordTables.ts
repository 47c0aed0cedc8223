import type { Fixed, Flag, Instant } from '#server/db/schema/columns.ts';

/** Whether an institution sends its learning records to another place, and how far it has come. */
export interface RecordPushTable {
  academy_no: Fixed<number>;
  enabled: Flag;
  switched_at: Instant;
  switched_by: number;
  /** The last event that is done with (`EventPlace`): everything after it waits. */
  cursor_at: Instant;
  cursor_source: number;
  cursor_account: number;
  cursor_subject: number;
  sent_count: number;
  /** Records that the other place refused for good. */
  set_aside_count: number;
  /** At the end of the last run. */
  waiting_count: number;
  last_sent_at: Instant | null;
  /** A code of domain/learning-record/pushErrors; null after a run without one. */
  last_error: string | null;
  last_error_at: Instant | null;
}
