import { PAGE_SIZE } from '#contract/envelope.ts';
import type { NoteList, NoteMap, StoredNote } from '#contract/readingNote.ts';
import { type ListedNoteKind, singleNoteIds } from '#domain/note/noteKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { readingNotes } from '#server/repositories/readingNotes.ts';
import { describeNote } from './describeNote.ts';
import { readSolvedPairs } from './readSolvedPairs.ts';
import { requireNoteBook } from './requireNoteBook.ts';

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

/**
 * Notes or questions of the signed-in student about a book, the newest first.
 *
 * @throws AppError NOT_FOUND without such a book
 */
export async function listNotes(
  { db, accountNo }: SignedInContext,
  bookNo: number,
  { kind, page }: { kind: ListedNoteKind; page: number },
): Promise<NoteList> {
  const owner = { accountNo, bookNo, kind };
  const [rows, counts] = await Promise.all([
    readingNotes.page(db, owner, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    readingNotes.counts(db, owner),
    requireNoteBook(db, bookNo),
  ]);
  return { items: rows.map(describeNote), page, pageSize: PAGE_SIZE, totalCount: counts.get(kind) ?? 0 };
}

/**
 * The map of solved pairs with what the student added to it.
 *
 * @throws AppError NOT_FOUND without such a book
 */
export async function readNoteMap(context: SignedInContext, bookNo: number): Promise<NoteMap> {
  const { db, accountNo } = context;
  const [note, current, solved] = await Promise.all([
    readingNotes.find(db, { accountNo, bookNo, noteId: singleNoteIds.MAP }),
    missionMaterials.findCurrent(db, bookNo, 'MATCHING'),
    readSolvedPairs(context, bookNo),
    requireNoteBook(db, bookNo),
  ]);
  return { note: note && describeNote(note), offered: current !== undefined, ...solved };
}
