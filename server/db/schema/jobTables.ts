import type { Defaulted, Instant } from './columns.ts';

/** Recurring work: when it is due, who has it, how it went. */
export interface JobTable {
  name: string;
  due_at: Instant;
  /** Until when its run belongs to the node with the token; 0 for nobody. A node that died lets it run out. */
  lease_until: Defaulted<Instant>;
  lease_token: string | null;
  started_at: Instant | null;
  last_ok_at: Instant | null;
  /** Failures in a row. */
  failed_count: Defaulted<number>;
  last_error: string | null;
}
