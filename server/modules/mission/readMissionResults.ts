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
import { type CatalogueBook, catalogueBooks } from '#server/repositories/catalogueBooks.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionAttempts, type StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { describeResult, submittedAt } from './describeResult.ts';
import { missionStand } from './MissionStand.ts';
import { missionVerifications } from './repositories/missionVerifications.ts';
import { scoredRates } from './verifyBook.ts';

/**
 * The latest result of each mission of a book, and how much was right by comprehension category.
 *
 * @throws AppError NOT_FOUND without such a book; a book without results has an empty list
 */
export async function readMissionResults(context: SignedInContext, bookNo: number): Promise<BookMissionResult> {
  const { db, accountNo } = context;
  const [book, attempts, withdrawn, paid, verifiedAt, purse, present, pet] = await Promise.all([
    catalogueBooks.find(db, bookNo),
    missionAttempts.ofBook(db, accountNo, bookNo),
    itemWithdrawals.ofBook(db, bookNo),
    pointLedger.pointsOfBooks(db, accountNo, [bookNo]),
    missionVerifications.verifiedAt(db, accountNo, bookNo),
    pointPurses.read(db, accountNo),
    pointLedger.bookPresent(db, accountNo, bookNo),
    aquariumPets.find(db, accountNo),
  ]);
  if (!book) throw new AppError('NOT_FOUND');
  const shown = missionKinds.flatMap((kind) => {
    const rounds = attempts.filter((attempt) => attempt.kind === kind && !attempt.hidden);
    const latest = rounds.findLast(({ status }) => status === 'SUBMITTED');
    const state = missionState(rounds);
    return latest && state ? [{ kind, latest, state }] : [];
  });
  const since = Math.min(...shown.map(({ latest }) => submittedAt(latest)));
  const [marks, earned, materials] = await Promise.all([
    missionMarks.ofAttempts(
      db,
      shown.map(({ latest }) => latest.attemptNo),
    ),
    shown.length === 0 ? [] : pointLedger.expSince(db, accountNo, since),
    Promise.all(shown.map(({ kind, latest }) => missionMaterials.read(db, bookNo, kind, latest.version))),
  ]);
  const results = shown.flatMap(({ latest, state }, at) => {
    const material = materials[at];
    if (!material) return [];
    const own = marks.filter(({ attemptNo }) => attemptNo === latest.attemptNo);
    return describeResult(latest, material, own, retryOpen(state), keysWithdrawn(material, withdrawn));
  });
  const { level } = levelFromExp(purse.exp);
  return {
    bookNo,
    bookName: book.bookName,
    bookImagePath: coverPath(bookNo),
    verified: verifiedAt !== null,
    totalPoint: [...paid.values()].reduce((sum, points) => sum + points, 0),
    averageRate: averageRate(scoredRates(attempts)),
    results,
    gains: results.map((result) =>
      describeGain(book, result, { attempts, earned, verifiedAt, present, exp: purse.exp }),
    ),
    pet: pet ? { species: pet.species, nickname: pet.nickname, stage: petStage(level, pet.species), level } : null,
    categories: categoryBars(results.flatMap(({ items }) => items)),
  };
}

interface GainFacts {
  attempts: readonly (StoredAttempt & { hidden: boolean })[];
  /** Experience since the earliest of the results. */
  earned: Awaited<ReturnType<typeof pointLedger.expSince>>;
  verifiedAt: number | null;
  present: Awaited<ReturnType<typeof pointLedger.bookPresent>>;
  /** All experience. */
  exp: number;
}

/** What a result changed besides the marks: points to come, the level of the pet, the verification of the book. */
function describeGain(
  book: CatalogueBook,
  { readingMissionType: kind, submittedAt: instant, retryAvailable }: MissionResult,
  { attempts, earned, verifiedAt, present, exp }: GainFacts,
): BookMissionResult['gains'][number] {
  const at = Date.parse(instant);
  const stand = missionStand(
    book,
    kind,
    attempts.filter((attempt) => attempt.kind === kind),
  );
  const since = earned.filter(({ createdAt }) => createdAt >= at).reduce((sum, { amount }) => sum + amount, 0);
  const withPresent = present?.createdAt === at;
  const own = earned.filter(
    ({ createdAt, refType, refId }) =>
      createdAt === at &&
      (refId === missionRefId(book.bookNo, kind) || (withPresent && refType === 'BOOK' && refId === `${book.bookNo}`)),
  );
  const before = exp - since;
  return {
    readingMissionType: kind,
    retryPoint: retryAvailable ? stand.available : 0,
    pays: stand.pays,
    verified: verifiedAt === at,
    bookPresent: withPresent ? present.shells : 0,
    levelBefore: levelFromExp(before).level,
    levelAfter: levelFromExp(before + own.reduce((sum, { amount }) => sum + amount, 0)).level,
  };
}
