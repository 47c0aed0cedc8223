import type { MissionBoard } from '#contract/mission.ts';
import { readingProgress } from '#domain/book/readingProgress.ts';
import { boardEntry } from '#domain/mission/boardEntry.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { missionPointStand, missionState } from '#domain/mission/missionState.ts';
import { missionRefId } from '#domain/point/LedgerEntry.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { coverPath } from '#server/modules/book/public.ts';
import { readReportText } from '#server/modules/note/public.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionAttempts, type StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
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
  const { db, accountNo } = context;
  const book = await missionMaterials.findBook(db, bookNo);
  const missions = await missionMaterials.current(db, bookNo);
  if (!book) throw new AppError('NOT_FOUND');
  const withdrawn = await itemWithdrawals.ofBook(db, bookNo);
  const attempts = await missionAttempts.ofBook(db, accountNo, bookNo);
  const open = attempts.filter(({ status, hidden }) => status === 'OPEN' && !hidden);
  const filled = [
    ...(await missionAnswers.filled(
      db,
      open.filter(({ kind }) => kind !== 'REPORT').map(({ attemptNo }) => attemptNo),
    )),
    ...(await filledReports(context, open)),
  ];
  const paid = await pointLedger.pointsOfBook(db, accountNo, bookNo);
  const begun = await missionAttempts.begunKinds(db, accountNo);
  const entries = missionKinds.flatMap((kind) => {
    const own = attempts.filter((attempt) => attempt.kind === kind);
    const rounds = own.filter(({ hidden }) => !hidden);
    const [first] = rounds;
    // What was begun goes on with the material it was begun with, also where its book or its mission was taken out since.
    const current = book.active ? missions.find((mission) => mission.kind === kind) : undefined;
    if (!first && !current) return [];
    const handedIn = own.some(({ status }) => status === 'SUBMITTED');
    const earned = handedIn ? (paid.get(missionRefId(bookNo, kind)) ?? 0) : null;
    const offered = () => (current ? missionItems(offeredMaterial(current, withdrawn, 0), 0).length : 0);
    const count = rounds.at(-1)?.itemCount ?? offered();
    const maxPoint = first?.maxPoint ?? book.maxPoint;
    const state = missionState(rounds);
    const facts = state && {
      state,
      ...missionPointStand(kind, maxPoint, rounds),
      rate: rounds.findLast(({ status }) => status === 'SUBMITTED')?.rate ?? null,
      answeredCount: answered(rounds, filled),
      pays: own.length === rounds.length,
    };
    return [{ ...boardEntry(kind, maxPoint, count, facts, earned), knownKind: begun.has(kind) }];
  });
  if (entries.length === 0 && !book.active) throw new AppError('NOT_FOUND');
  return {
    bookNo,
    bookName: book.bookName,
    bookImagePath: coverPath(bookNo),
    readingProgressRate: readingProgress(await missionReaders.furthestPage(db, accountNo, bookNo), book.pageCount),
    textYn: book.firstPageNo === null ? 'N' : 'Y',
    verified: await missionVerifications.has(db, accountNo, bookNo),
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
  const report = open.find(({ kind }) => kind === 'REPORT');
  const note = report && (await readReportText(context, report.bookNo));
  return report && note?.content.kind === 'REPORT' && note.content.text.trim() !== '' ? [report] : [];
}
