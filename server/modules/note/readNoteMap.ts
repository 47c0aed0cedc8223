import type { NoteMap } from '#contract/readingNote.ts';
import { singleNoteIds } from '#domain/note/noteKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { readingNotes } from '#server/repositories/readingNotes.ts';
import { describeNote } from './describeNote.ts';
import { readSolvedPairs } from './readSolvedPairs.ts';
import { requireNoteBook } from './requireNoteBook.ts';

/**
 * The map of solved pairs with what the student added to it.
 *
 * @throws AppError NOT_FOUND without such a book
 */
export async function readNoteMap(context: SignedInContext, bookNo: number): Promise<NoteMap> {
  const { db, accountNo } = context;
  await requireNoteBook(db, bookNo);
  const note = await readingNotes.find(db, { accountNo, bookNo, noteId: singleNoteIds.MAP });
  const offered = (await missionMaterials.findCurrent(db, bookNo, 'MATCHING')) !== undefined;
  return { note: note && describeNote(note), offered, ...(await readSolvedPairs(context, bookNo)) };
}
