import type { MissionBoard } from '#contract/mission.ts';
import { readingProgress } from '#domain/book/readingProgress.ts';
import { boardEntry } from '#domain/mission/boardEntry.ts';
import { type MissionKind, missionKinds } from '#domain/mission/missionKinds.ts';
import { missionPointStand, missionState } from '#domain/mission/missionState.ts';
import { missionRefId } from '#domain/point/LedgerEntry.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { coverPath } from '#server/modules/book/public.ts';
import { readReportText } from '#server/modules/note/public.ts';
import { type CatalogueBook, catalogueBooks } from '#server/repositories/catalogueBooks.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionAttempts, type StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { missionReaders } from '#server/repositories/missionReaders.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { type OfferedCounts, readOfferedCounts } from './readOfferedCounts.ts';
import { missionVerifications } from './repositories/missionVerifications.ts';

/**
 * The six missions of a book as its mission page shows them to this student; none while it has none yet. Of a book or a
 * mission that was taken out, what this student has begun.
 *
 * @throws AppError NOT_FOUND without such a book, or without a begun mission of one that was taken out
 */
export async function readMissionBoard(context: SignedInContext, bookNo: number): Promise<MissionBoard> {
  const [board] = await readMissionBoards(context, [bookNo]);
  if (board === undefined) throw new AppError('NOT_FOUND');
  return board;
}

/** The same of several books in as many statements as of one, in the order of the numbers; what is not there is left out. */
export async function readMissionBoards(context: SignedInContext, bookNos: readonly number[]): Promise<MissionBoard[]> {
  if (bookNos.length === 0) return [];
  const { db, accountNo } = context;
  const withFilled = async () => {
    const attempts = await missionAttempts.ofBooks(db, accountNo, bookNos);
    return { attempts, reports: await filledReports(context, attempts) };
  };
  const [books, offered, { attempts, reports }, answers, paid, begun, furthest, verified] = await Promise.all([
    catalogueBooks.read(db, bookNos),
    readOfferedCounts(db, bookNos),
    withFilled(),
    missionAnswers.countFilled(db, accountNo, bookNos),
    pointLedger.pointsOfBooks(db, accountNo, bookNos),
    missionAttempts.begunKinds(db, accountNo),
    missionReaders.furthestPages(db, accountNo, bookNos),
    missionVerifications.among(db, accountNo, bookNos),
  ]);
  const filled = new Map([...answers, ...reports]);
  return bookNos.flatMap((bookNo) => {
    const book = books.get(bookNo);
    if (!book) return [];
    const board = describeBoard(book, {
      offered: offered.get(bookNo) ?? new Map(),
      attempts: attempts.filter((attempt) => attempt.bookNo === bookNo),
      ...{ filled, paid, begun },
      furthestPageNo: furthest.get(bookNo) ?? null,
      verified: verified.has(bookNo),
    });
    return board ?? [];
  });
}

interface BoardFacts {
  offered: OfferedCounts;
  attempts: readonly (StoredAttempt & { hidden: boolean })[];
  /** Items that have an answer, by the number of an open round. */
  filled: ReadonlyMap<number, number>;
  /** Points by source of a mission. */
  paid: ReadonlyMap<string, number>;
  begun: ReadonlySet<MissionKind>;
  furthestPageNo: number | null;
  verified: boolean;
}

/** @returns null for a book that was taken out, where nothing was begun */
function describeBoard(book: CatalogueBook, facts: BoardFacts): MissionBoard | null {
  const { bookNo } = book;
  const entries = missionKinds.flatMap((kind) => {
    const own = facts.attempts.filter((attempt) => attempt.kind === kind);
    const rounds = own.filter(({ hidden }) => !hidden);
    const [first] = rounds;
    // What was begun goes on with the material it was begun with, also where its book or its mission was taken out since.
    const offered = book.active ? facts.offered.get(kind) : undefined;
    if (!first && offered === undefined) return [];
    const handedIn = own.some(({ status }) => status === 'SUBMITTED');
    const earned = handedIn ? (facts.paid.get(missionRefId(bookNo, kind)) ?? 0) : null;
    const count = rounds.at(-1)?.itemCount ?? offered ?? 0;
    const maxPoint = first?.maxPoint ?? book.maxPoint;
    const state = missionState(rounds);
    const stand = state && {
      state,
      ...missionPointStand(kind, maxPoint, rounds),
      rate: rounds.findLast(({ status }) => status === 'SUBMITTED')?.rate ?? null,
      answeredCount: answered(rounds, facts.filled),
      pays: own.length === rounds.length,
    };
    return [{ ...boardEntry(kind, maxPoint, count, stand, earned), knownKind: facts.begun.has(kind) }];
  });
  if (entries.length === 0 && !book.active) return null;
  return {
    bookNo,
    bookName: book.bookName,
    bookImagePath: coverPath(bookNo),
    readingProgressRate: readingProgress(facts.furthestPageNo, book.pageCount),
    textYn: book.firstPageNo === null ? 'N' : 'Y',
    verified: facts.verified,
    availablePoint: entries.reduce((sum, entry) => sum + entry.availablePoint, 0),
    missions: entries,
  };
}

/** Items with an answer in the latest round; a round that was handed in counts as answered in full. */
function answered(rounds: readonly StoredAttempt[], filled: ReadonlyMap<number, number>): number {
  const last = rounds.at(-1);
  if (!last) return 0;
  return last.status === 'SUBMITTED' ? last.itemCount : (filled.get(last.attemptNo) ?? 0);
}

/** The report is one text for the mission and the note page, so its attempt is filled when the text is. */
async function filledReports(
  context: SignedInContext,
  attempts: readonly (StoredAttempt & { hidden: boolean })[],
): Promise<[attemptNo: number, count: number][]> {
  const open = attempts.filter(({ kind, status, hidden }) => kind === 'REPORT' && status === 'OPEN' && !hidden);
  const notes = await Promise.all(open.map(({ bookNo }) => readReportText(context, bookNo)));
  return open.flatMap(({ attemptNo }, at) => {
    const content = notes[at]?.content;
    return content?.kind === 'REPORT' && content.text.trim() !== '' ? [[attemptNo, 1] as [number, number]] : [];
  });
}
