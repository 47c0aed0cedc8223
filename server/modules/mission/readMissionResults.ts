import type { BookMissionResult, MissionResult } from '#contract/mission.ts';
import { petStage } from '#domain/aquarium/petStage.ts';
import { retryOpen } from '#domain/mission/AttemptState.ts';
import { categoryBars } from '#domain/mission/categoryBars.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { missionState } from '#domain/mission/missionState.ts';
import { averageRate } from '#domain/mission/verifies.ts';
import { missionRefId } from '#domain/point/LedgerEntry.ts';
import { levelFromExp } from '#domain/point/levelFromExp.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { coverPath } from '#server/modules/book/public.ts';
import { keysWithdrawn } from '#server/modules/item-withdrawal/public.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { type MissionBook, missionMaterials } from '#server/repositories/missionMaterials.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { describeResult } from './describeResult.ts';
import { readMissionStand } from './MissionStand.ts';
import { missionVerifications } from './repositories/missionVerifications.ts';
import { scoredRates } from './verifyBook.ts';

/**
 * The latest result of each mission of a book, and how much was right by comprehension category.
 *
 * @throws AppError NOT_FOUND without such a book; a book without results has an empty list
 */
export async function readMissionResults(context: SignedInContext, bookNo: number): Promise<BookMissionResult> {
  const { db, accountNo } = context;
  const book = await missionMaterials.findBook(db, bookNo);
  if (!book) throw new AppError('NOT_FOUND');
  const attempts = await missionAttempts.ofBook(db, accountNo, bookNo);
  const visible = attempts.filter(({ hidden }) => !hidden);
  const marks = await missionMarks.ofAttempts(
    db,
    visible.map(({ attemptNo }) => attemptNo),
  );
  const withdrawn = await itemWithdrawals.ofBook(db, bookNo);
  const results: BookMissionResult['results'] = [];
  for (const kind of missionKinds) {
    const rounds = visible.filter((attempt) => attempt.kind === kind);
    const latest = rounds.findLast(({ status }) => status === 'SUBMITTED');
    const state = missionState(rounds);
    if (!latest || !state) continue;
    const material = await missionMaterials.read(db, bookNo, kind, latest.version);
    const own = marks.filter(({ attemptNo }) => attemptNo === latest.attemptNo);
    results.push(describeResult(latest, material, own, retryOpen(state), keysWithdrawn(material, withdrawn)));
  }
  const paid = await pointLedger.pointsOfBooks(db, accountNo, [bookNo]);
  return {
    bookNo,
    bookName: book.bookName,
    bookImagePath: coverPath(bookNo),
    verified: await missionVerifications.has(db, accountNo, bookNo),
    totalPoint: [...paid.values()].reduce((sum, points) => sum + points, 0),
    averageRate: averageRate(scoredRates(attempts)),
    results,
    ...(await readMissionGains(context, book, results)),
    categories: categoryBars(results.flatMap(({ items }) => items)),
  };
}

/** What each result changed besides the marks: points to come, the level of the pet, the verification of the book. */
async function readMissionGains(
  context: SignedInContext,
  book: MissionBook,
  results: readonly MissionResult[],
): Promise<Pick<BookMissionResult, 'gains' | 'pet'>> {
  const { db, accountNo } = context;
  const submissions = results.map(({ submittedAt }) => Date.parse(submittedAt));
  const { exp } = await pointPurses.read(db, accountNo);
  const earned = results.length === 0 ? [] : await pointLedger.expSince(db, accountNo, Math.min(...submissions));
  const verifiedAt = await missionVerifications.verifiedAt(db, accountNo, book.bookNo);
  const present = await pointLedger.bookPresent(db, accountNo, book.bookNo);
  const gains: BookMissionResult['gains'] = [];
  for (const { readingMissionType: kind, submittedAt, retryAvailable } of results) {
    const at = Date.parse(submittedAt);
    const stand = await readMissionStand(context, book, kind);
    const since = earned.filter(({ createdAt }) => createdAt >= at).reduce((sum, { amount }) => sum + amount, 0);
    const withPresent = present?.createdAt === at;
    const own = earned.filter(
      ({ createdAt, refType, refId }) =>
        createdAt === at &&
        (refId === missionRefId(book.bookNo, kind) ||
          (withPresent && refType === 'BOOK' && refId === `${book.bookNo}`)),
    );
    const before = exp - since;
    gains.push({
      readingMissionType: kind,
      retryPoint: retryAvailable ? stand.available : 0,
      pays: stand.pays,
      verified: verifiedAt === at,
      bookPresent: withPresent ? present.shells : 0,
      levelBefore: levelFromExp(before).level,
      levelAfter: levelFromExp(before + own.reduce((sum, { amount }) => sum + amount, 0)).level,
    });
  }
  const pet = await aquariumPets.find(db, accountNo);
  const { level } = levelFromExp(exp);
  return {
    gains,
    pet: pet ? { species: pet.species, nickname: pet.nickname, stage: petStage(level, pet.species), level } : null,
  };
}
