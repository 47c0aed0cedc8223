import type { BookMissionResult, MissionResult } from '#contract/mission.ts';
import { petStage } from '#domain/aquarium/petStage.ts';
import { missionRefId } from '#domain/point/LedgerEntry.ts';
import { levelFromExp } from '#domain/point/levelFromExp.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import type { MissionBook } from '#server/repositories/missionMaterials.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { readMissionStand } from './MissionStand.ts';
import { missionVerifications } from './repositories/missionVerifications.ts';

/** What each result changed besides the marks: points to come, the level of the pet, the verification of the book. */
export async function readMissionGains(
  context: SignedInContext,
  book: MissionBook,
  results: readonly MissionResult[],
): Promise<Pick<BookMissionResult, 'gains' | 'pet'>> {
  const { db, accountNo } = context;
  const submissions = results.map(({ submittedAt }) => Date.parse(submittedAt));
  const { exp } = await pointPurses.read(db, accountNo);
  const earned = results.length === 0 ? [] : await pointLedger.expSince(db, accountNo, Math.min(...submissions));
  const verifiedAt = await missionVerifications.verifiedAt(db, accountNo, book.bookNo);
  const gains: BookMissionResult['gains'] = [];
  for (const { readingMissionType: kind, submittedAt, retryAvailable } of results) {
    const at = Date.parse(submittedAt);
    const stand = await readMissionStand(context, book, kind);
    const since = earned.filter(({ createdAt }) => createdAt >= at).reduce((sum, { amount }) => sum + amount, 0);
    const own = earned.find(({ createdAt, refId }) => createdAt === at && refId === missionRefId(book.bookNo, kind));
    const before = exp - since;
    gains.push({
      readingMissionType: kind,
      retryPoint: retryAvailable ? stand.available : 0,
      pays: stand.pays,
      verified: verifiedAt === at,
      levelBefore: levelFromExp(before).level,
      levelAfter: levelFromExp(before + (own?.amount ?? 0)).level,
    });
  }
  const pet = await aquariumPets.find(db, accountNo);
  const { level } = levelFromExp(exp);
  return {
    gains,
    pet: pet ? { species: pet.species, nickname: pet.nickname, stage: petStage(level, pet.species), level } : null,
  };
}
