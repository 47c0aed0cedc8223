import type { NoteOverview } from '#contract/readingNote.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { writtenLength } from '#domain/mission/writtenLength.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { coverPath } from '#server/modules/book/public.ts';
import { bookCards } from '#server/repositories/bookCards.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { readingNotes } from '#server/repositories/readingNotes.ts';
import { readReportText } from './readReportText.ts';
import { readSolvedPairs } from './readSolvedPairs.ts';
import { requireNoteBook } from './requireNoteBook.ts';

/**
 * What the note pages of a book stand on: the book, and how much is on each page.
 *
 * @throws AppError NOT_FOUND without such a book
 */
export async function readNoteOverview(context: SignedInContext, bookNo: number): Promise<NoteOverview> {
  const { db, accountNo } = context;
  const [book, [card], counts, report, current, attempts, solved] = await Promise.all([
    requireNoteBook(db, bookNo),
    bookCards.read(db, accountNo, [bookNo]),
    readingNotes.counts(db, { accountNo, bookNo }),
    readReportText(context, bookNo),
    missionMaterials.current(db, bookNo),
    missionAttempts.ofBook(db, accountNo, bookNo),
    readSolvedPairs(context, bookNo),
  ]);
  const offered = new Set(current.map(({ kind }) => kind));
  const handedIn = attempts.filter(({ status, hidden }) => status === 'SUBMITTED' && !hidden);
  return {
    bookNo,
    bookName: book.bookName,
    authorName: card?.authorName ?? '',
    bookImagePath: coverPath(bookNo),
    pageCount: book.pageCount,
    readable: book.active && book.firstPageNo !== null,
    missions: book.active ? missionKinds.filter((kind) => offered.has(kind)) : [],
    noteCount: counts.get('NOTE') ?? 0,
    questionCount: counts.get('QUESTION') ?? 0,
    reportLength: report?.content.kind === 'REPORT' ? writtenLength(report.content.text) : 0,
    solvedPairCount: solved.pairs.length,
    resultCount: new Set(handedIn.map(({ kind }) => kind)).size,
  };
}
