import { PAGE_SIZE } from '#contract/envelope.ts';
import type { ReportVersion, ReportVersions } from '#contract/readingNote.ts';
import { writtenLength } from '#domain/mission/writtenLength.ts';
import type { NoteContent } from '#domain/note/NoteContent.ts';
import { singleNoteIds } from '#domain/note/noteKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { noteVersions } from './repositories/noteVersions.ts';
import { requireNoteBook } from './requireNoteBook.ts';

/** Characters of a version that its row shows. */
const OPENING_LENGTH = 80;

/** Earlier texts of the student's report on a book. */
export const readReportVersions = {
  /** @throws AppError NOT_FOUND without such a book */
  async page(context: SignedInContext, bookNo: number, page: number): Promise<ReportVersions> {
    const key = reportKey(context, bookNo);
    const [rows, totalCount] = await Promise.all([
      noteVersions.page(context.db, key, PAGE_SIZE, (page - 1) * PAGE_SIZE),
      noteVersions.count(context.db, key),
      requireNoteBook(context.db, bookNo),
    ]);
    return {
      items: rows.map(({ version, savedAt, handedIn, content }) => {
        const text = textOf(content);
        const opening = [...text.replace(/\s+/gu, ' ').trim()].slice(0, OPENING_LENGTH).join('');
        return { version, savedAt: new Date(savedAt).toISOString(), handedIn, length: writtenLength(text), opening };
      }),
      page,
      pageSize: PAGE_SIZE,
      totalCount,
    };
  },

  /** @throws AppError NOT_FOUND when it is missing or somebody else's */
  async one(context: SignedInContext, bookNo: number, version: number): Promise<ReportVersion> {
    const row = await noteVersions.find(context.db, reportKey(context, bookNo), version);
    if (row === null) throw new AppError('NOT_FOUND');
    const savedAt = new Date(row.savedAt).toISOString();
    return { version, savedAt, handedIn: row.handedIn, text: textOf(row.content) };
  },
};

function reportKey({ accountNo }: SignedInContext, bookNo: number) {
  return { accountNo, bookNo, noteId: singleNoteIds.REPORT };
}

function textOf(content: NoteContent): string {
  return content.kind === 'REPORT' ? content.text : '';
}
