import type { EndReason } from '#domain/account/endReasons.ts';
import type { Instant } from './columns.ts';

/** A login that somebody or something else than its device has ended, for as long as it would have gone on by itself. */
export interface EndedLoginTable {
  token_hash: string;
  account_no: number;
  reason: EndReason;
  ended_at: Instant;
}

/** Idempotency keys of an account that were kept on one day. */
export interface IdempotencyDayTable {
  account_no: number;
  /** In Seoul, `YYYY-MM-DD`. */
  day: string;
  kept_count: number;
}

/** A word of a puzzle that was checked and wrong. */
export interface MissionCheckTable {
  attempt_no: number;
  item_key: string;
  /** Different answers in a row; the same one again does not count. */
  wrong_count: number;
  last_value: string;
}
