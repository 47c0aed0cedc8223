import type { Fixed, Id, Instant } from '#server/db/schema/columns.ts';

/** A roster that somebody of the staff has uploaded; its rows came in parts. */
export interface RosterUploadTable {
  upload_no: Id;
  academy_no: Fixed<number>;
  /** Chosen by the browser, so that a part sent twice counts once. */
  upload_key: Fixed<string>;
  staff_no: Fixed<number>;
  begun_at: Fixed<Instant>;
  undone_at: Instant | null;
}

/** An account that an upload made or changed, by the row it came from. */
export interface RosterUploadRowTable {
  upload_no: Fixed<number>;
  row_key: Fixed<string>;
  account_no: Fixed<number>;
  outcome: Fixed<'CREATED' | 'CHANGED'>;
}

/** A pupil under the id of another system, of which only a mark is stored: an HMAC, since such ids may be numbers of persons. */
export interface RosterExternalIdTable {
  academy_no: Fixed<number>;
  mark: Fixed<string>;
  account_no: number;
  kept_at: Instant;
}
