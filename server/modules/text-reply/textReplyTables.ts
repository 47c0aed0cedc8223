import type { Defaulted, Fixed, Instant, JsonText } from '#server/db/schema/columns.ts';

/** What somebody of the staff wrote to a text that a pupil handed in; the last version of each person. */
export interface TextReplyTable {
  attempt_no: Fixed<number>;
  staff_no: Fixed<number>;
  account_no: Fixed<number>;
  book_no: Fixed<number>;
  body: string;
  /** A list of domain/text-reply/replyStickers. */
  stickers: JsonText;
  /** What stands beside sentences of the text: a list of `textRemark`. */
  remarks: Defaulted<JsonText>;
  /** The version of the text that was replied to. */
  version: Defaulted<number>;
  written_at: Instant;
  /** When the pupil saw this version; null until then. */
  seen_at: Instant | null;
}

/** Where a text stands that somebody of the staff returned or accepted; none for the others. */
export interface TextStandTable {
  attempt_no: Fixed<number>;
  account_no: Fixed<number>;
  /** A code of domain/text-reply/TextStand. */
  state: string;
  version: number;
  changed_at: Instant;
}

/** Another version of a text, from the second one; the first is what the round was handed in with. */
export interface TextVersionTable {
  attempt_no: Fixed<number>;
  version: Fixed<number>;
  /** A list of `{ key, text }` by the items of the mission. */
  texts: JsonText;
  saved_at: Instant;
  /** Null while it is being written. */
  handed_in_at: Instant | null;
}
