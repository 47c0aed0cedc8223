import type { StoredNote } from '#contract/readingNote.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readingNotes } from '#server/repositories/readingNotes.ts';
import { describeNote } from './describeNote.ts';

/**
 * One note of the signed-in student, also while it is deleted and can be brought back.
 *
 * @throws AppError NOT_FOUND when it is missing or somebody else's
 */
export async function readNote(
  { db, accountNo }: SignedInContext,
  bookNo: number,
  noteId: string,
): Promise<StoredNote> {
  const note = await readingNotes.find(db, { accountNo, bookNo, noteId });
  if (note === null) throw new AppError('NOT_FOUND');
  return describeNote(note);
}
