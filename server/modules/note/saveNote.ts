import type { NoteEditBody, StoredNote } from '#contract/readingNote.ts';
import { checkNotePage } from '#domain/note/checkNotePage.ts';
import { hasContent } from '#domain/note/hasContent.ts';
import type { NoteContent } from '#domain/note/NoteContent.ts';
import { normalizeNote } from '#domain/note/normalizeNote.ts';
import { fitsKind, singleNoteIds } from '#domain/note/noteKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { MissionBook } from '#server/repositories/missionMaterials.ts';
import { type NoteKey, readingNotes } from '#server/repositories/readingNotes.ts';
import { describeNote } from './describeNote.ts';
import { requireNoteBook } from './requireNoteBook.ts';
import { storeEdit } from './storeEdit.ts';

/**
 * Writes, deletes or brings back a note of the signed-in student. The same edit again is answered as the first time.
 *
 * @throws AppError NOT_FOUND, NOTE_CONFLICT, NOTE_LIMIT; INVALID_INPUT for an empty note, a page that the book has not, or an
 *   id of another kind
 */
export async function saveNote(
  context: SignedInContext,
  bookNo: number,
  noteId: string,
  edit: NoteEditBody,
): Promise<StoredNote> {
  const content = normalizeNote(edit.content);
  if (!fitsKind(content.kind, noteId)) {
    throw new AppError('INVALID_INPUT', { fields: { noteId: '이 노트의 번호가 아니에요.' } });
  }
  if (edit.deleted && Object.keys(singleNoteIds).includes(content.kind)) {
    throw new AppError('INVALID_INPUT', { fields: { deleted: '이것은 지울 수 없어요. 비울 수는 있어요.' } });
  }
  if (!edit.deleted && !hasContent(content)) {
    throw new AppError('INVALID_INPUT', { fields: { content: '한 가지는 적어 주세요.' } });
  }
  return withTransaction(context.db, async (trx) => {
    const book = await requireNoteBook(trx, bookNo);
    const key = { accountNo: context.accountNo, bookNo, noteId };
    if (!edit.deleted) await refuseNoPage(trx, book, key, content);
    return describeNote(await storeEdit({ ...context, db: trx }, key, { ...edit, content }));
  });
}

/** A page that the note has already stays: it was taken once, or the book had more pages then. */
async function refuseNoPage(db: Db, book: MissionBook, key: NoteKey, content: NoteContent): Promise<void> {
  if (content.kind !== 'NOTE') return;
  const { pageCount } = book;
  const reason = checkNotePage(content.pageNo, { readable: book.active && book.firstPageNo !== null, pageCount });
  if (reason === null) return;
  const stored = (await readingNotes.find(db, key))?.content;
  if (stored?.kind === 'NOTE' && stored.pageNo === content.pageNo) return;
  throw new AppError('INVALID_INPUT', { fields: { pageNo: reason } });
}
