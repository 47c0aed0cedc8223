import type { NoteKind } from '#domain/note/noteKinds.ts';
import type { Fixed, Flag, Instant, JsonText } from '#server/db/schema/columns.ts';

/** What a student keeps about a book, for nobody else's eyes. */
export interface ReadingNoteTable {
  account_no: Fixed<number>;
  book_no: Fixed<number>;
  /** Made by the device; 'report' and 'map' for those of which a book has one. */
  note_id: Fixed<string>;
  kind: Fixed<NoteKind>;
  /** NoteContent. */
  content: JsonText;
  version: number;
  /** Kept for a while to be brought back. */
  deleted: Flag;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/** Earlier texts of a report. */
export interface ReadingNoteVersionTable {
  account_no: Fixed<number>;
  book_no: Fixed<number>;
  note_id: Fixed<string>;
  version: Fixed<number>;
  content: Fixed<JsonText>;
  /** When this text was written last. */
  saved_at: Fixed<Instant>;
  /** This is the text a mission was handed in with. */
  handed_in: Flag;
}
