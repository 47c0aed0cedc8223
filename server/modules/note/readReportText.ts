import { singleNoteIds } from '#domain/note/noteKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { type NoteRow, readingNotes } from '#server/repositories/readingNotes.ts';

/** The one text of the student's report on a book: the note page and the mission both write it. */
export async function readReportText({ db, accountNo }: SignedInContext, bookNo: number): Promise<NoteRow | null> {
  return readingNotes.find(db, { accountNo, bookNo, noteId: singleNoteIds.REPORT });
}
