import { PAGE_SIZE } from '#contract/envelope.ts';
import type { NoteList } from '#contract/readingNote.ts';
import type { ListedNoteKind } from '#domain/note/noteKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readingNotes } from '#server/repositories/readingNotes.ts';
import { describeNote } from './describeNote.ts';
import { requireNoteBook } from './requireNoteBook.ts';

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
  await requireNoteBook(db, bookNo);
  const owner = { accountNo, bookNo, kind };
  const rows = await readingNotes.page(db, owner, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const totalCount = (await readingNotes.counts(db, owner)).get(kind) ?? 0;
  return { items: rows.map(describeNote), page, pageSize: PAGE_SIZE, totalCount };
}
