import type { MissionBoard } from '#contract/mission.ts';
import { readingProgress } from '#domain/book/readingProgress.ts';
import { boardEntry } from '#domain/mission/boardEntry.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import { type MissionKind, missionKinds } from '#domain/mission/missionKinds.ts';
import { missionPointStand, missionState } from '#domain/mission/missionState.ts';
import { missionRefId } from '#domain/point/LedgerEntry.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { coverPath } from '#server/modules/book/public.ts';
import { readReportText } from '#server/modules/note/public.ts';
import { itemWithdrawals, type WithdrawnHashes } from '#server/repositories/itemWithdrawals.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionAttempts, type StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { type CurrentMission, type MissionBook, missionMaterials } from '#server/repositories/missionMaterials.ts';
import { missionReaders } from '#server/repositories/missionReaders.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { offeredMaterial } from './offeredMission.ts';
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
  const books = new Map((await missionMaterials.findBooks(db, bookNos)).map((book) => [book.bookNo, book]));
  if (books.size === 0) return [];
  const missions = await missionMaterials.currentOf(db, bookNos);
  const withdrawnOf = await itemWithdrawals.ofBooks(db, bookNos);
  const attempts = await missionAttempts.ofBooks(db, accountNo, bookNos);
  const open = attempts.filter(({ status, hidden }) => status === 'OPEN' && !hidden);
  const filled = [
    ...(await missionAnswers.filled(
      db,
      open.filter(({ kind }) => kind !== 'REPORT').map(({ attemptNo }) => attemptNo),
    )),
    ...(await filledReports(context, open)),
  ];
  const paid = await pointLedger.pointsOfBooks(db, accountNo, bookNos);
  const begun = await missionAttempts.begunKinds(db, accountNo);
  const furthest = await missionReaders.furthestPages(db, accountNo, bookNos);
  const verified = await missionVerifications.among(db, accountNo, bookNos);
  return bookNos.flatMap((bookNo) => {
    const book = books.get(bookNo);
    if (!book) return [];
    const board = describeBoard(book, {
      missions: missions.filter((mission) => mission.bookNo === bookNo),
      withdrawn: withdrawnOf(bookNo),
      attempts: attempts.filter((attempt) => attempt.bookNo === bookNo),
      ...{ filled, paid, begun },
      furthestPageNo: furthest.get(bookNo) ?? null,
      verified: verified.has(bookNo),
    });
    return board ?? [];
  });
}

interface BoardFacts {
  missions: readonly CurrentMission[];
  withdrawn: WithdrawnHashes;
  attempts: readonly (StoredAttempt & { hidden: boolean })[];
  filled: readonly { attemptNo: number }[];
  /** Points by source of a mission. */
  paid: ReadonlyMap<string, number>;
  begun: ReadonlySet<MissionKind>;
  furthestPageNo: number | null;
  verified: boolean;
}

/** @returns null for a book that was taken out, where nothing was begun */
function describeBoard(book: MissionBook, facts: BoardFacts): MissionBoard | null {
  const { bookNo } = book;
  const entries = missionKinds.flatMap((kind) => {
    const own = facts.attempts.filter((attempt) => attempt.kind === kind);
    const rounds = own.filter(({ hidden }) => !hidden);
    const [first] = rounds;
    // What was begun goes on with the material it was begun with, also where its book or its mission was taken out since.
    const current = book.active ? facts.missions.find((mission) => mission.kind === kind) : undefined;
    if (!first && !current) return [];
    const handedIn = own.some(({ status }) => status === 'SUBMITTED');
    const earned = handedIn ? (facts.paid.get(missionRefId(bookNo, kind)) ?? 0) : null;
    const offered = () => (current ? missionItems(offeredMaterial(current, facts.withdrawn, 0), 0).length : 0);
    const count = rounds.at(-1)?.itemCount ?? offered();
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
function answered(rounds: readonly StoredAttempt[], filled: readonly { attemptNo: number }[]): number {
  const last = rounds.at(-1);
  if (!last) return 0;
  if (last.status === 'SUBMITTED') return last.itemCount;
  return filled.filter(({ attemptNo }) => attemptNo === last.attemptNo).length;
}

/** The report is one text for the mission and the note page, so its attempt is filled when the text is. */
async function filledReports(
  context: SignedInContext,
  open: readonly StoredAttempt[],
): Promise<{ attemptNo: number }[]> {
  const filled: StoredAttempt[] = [];
  for (const report of open.filter(({ kind }) => kind === 'REPORT')) {
    const note = await readReportText(context, report.bookNo);
    if (note?.content.kind === 'REPORT' && note.content.text.trim() !== '') filled.push(report);
  }
  return filled;
}
