import type { Fixed, Instant, JsonText } from '#server/db/schema/columns.ts';

/** What somebody of the staff wrote to a text that a pupil handed in; the last version of each person. */
export interface TextReplyTable {
  attempt_no: Fixed<number>;
  staff_no: Fixed<number>;
  account_no: Fixed<number>;
  book_no: Fixed<number>;
  body: string;
  /** A list of domain/text-reply/replyStickers. */
  stickers: JsonText;
  written_at: Instant;
  /** When the pupil saw this version; null until then. */
  seen_at: Instant | null;
}
