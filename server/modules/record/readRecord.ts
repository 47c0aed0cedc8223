import type { ReadingRecord } from '#contract/myPage.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { readingProgress } from '#domain/book/readingProgress.ts';
import { missionKindNames, missionKinds } from '#domain/mission/missionKinds.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { libraryBooks, readReadingDays, standingBook } from '#server/modules/library/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { readerFigures } from '#server/repositories/readerFigures.ts';
import { type RecordRound, readingRecords } from '#server/repositories/readingRecords.ts';
import { readRecordNotes } from './readRecordNotes.ts';
import { readTestResults } from './readTestResults.ts';
import { readWritings, type Writings } from './readWritings.ts';

type RecordMission = ReadingRecord['books'][number]['missions'][number];

/**
 * Everything the student has read and done and not deleted, with the own texts. It grows with the catalogue only: one
 * entry per book, one per mission of it.
 */
export async function readRecord(context: SignedInContext): Promise<ReadingRecord> {
  const { db, accountNo, now } = context;
  const account = await accounts.info(db, accountNo);
  const books = await readingRecords.books(db, accountNo);
  const rounds = await readingRecords.rounds(db, accountNo);
  const writings = await readWritings(context, rounds);
  const notes = await readRecordNotes(context);
  const byBook = new Map<number, RecordRound[]>();
  for (const round of rounds) byBook.set(round.bookNo, [...(byBook.get(round.bookNo) ?? []), round]);
  const places = new Map((await libraryBooks.all(db, accountNo)).map((row) => [row.bookNo, standingBook(row)?.place]));
  const purse = await pointPurses.read(db, accountNo);
  return {
    madeAt: iso(now),
    student: {
      name: account.name,
      accountId: account.accountId,
      institutionName: account.academyName,
      schoolGrade: account.schoolGrade,
      readingLevel: levelOfRaq(account.raq),
      raq: account.raq,
    },
    totals: {
      bookPoint: purse.bookPoint,
      verifiedBookCount: await readerFigures.verifiedCount(db, accountNo),
      missionCount: await readerFigures.missionCount(db, accountNo),
    },
    readingDays: await readReadingDays(context),
    ...(await readTestResults(context)),
    books: books.map((book) => ({
      bookNo: book.bookNo,
      bookName: book.bookName,
      authorName: book.authorName,
      readingRate: readingProgress(book.furthestPageNo, book.pageCount),
      shelf: places.get(book.bookNo) ?? null,
      lastReadAt: book.lastReadAt === null ? null : iso(book.lastReadAt),
      verifiedAt: book.verifiedAt === null ? null : iso(book.verifiedAt),
      missions: describeMissions(byBook.get(book.bookNo) ?? [], writings),
      notes: notes.get(book.bookNo) ?? [],
    })),
  };
}

/** The latest round of each mission; points are those of both rounds. */
function describeMissions(rounds: readonly RecordRound[], writings: Writings): RecordMission[] {
  return missionKinds.flatMap((kind) => {
    const own = rounds.filter((round) => round.kind === kind);
    const latest = own.at(-1);
    if (!latest) return [];
    return [
      {
        kind,
        name: missionKindNames[kind],
        finishedAt: iso(latest.submittedAt),
        rate: isScored(kind) ? latest.rate : null,
        point: own.reduce((sum, { points }) => sum + points, 0),
        writings: writings.get(latest.attemptNo) ?? [],
      },
    ];
  });
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
