import type { Fixed, Instant, JsonText } from '#server/db/schema/columns.ts';

/** The card of a pupil; a new one takes its place. Code and pictures are HMACs. */
export interface LoginCardTable {
  account_no: Fixed<number>;
  code_hash: string;
  pictures_hash: string;
  /** Wrong pictures that count. */
  wrong_count: number;
  made_at: Instant;
  made_by: number;
  ended_at: Instant | null;
}

/** Hours of an institution that has set its own. */
export interface CardHoursTable {
  academy_no: Fixed<number>;
  /** A list of domain/login-card CardWindow. */
  windows: JsonText;
  changed_at: Instant;
}
