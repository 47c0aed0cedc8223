import type { AttemptState } from '#domain/mission/AttemptState.ts';
import { availablePoint } from '#domain/mission/boardEntry.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { PointStand } from '#domain/mission/missionPoints.ts';
import { missionPointStand, missionState } from '#domain/mission/missionState.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { missionAttempts, type StoredAttempt } from '#server/repositories/missionAttempts.ts';
import type { MissionBook } from '#server/repositories/missionMaterials.ts';

/** Where a student stands in one mission. */
export interface MissionStand {
  /** Visible rounds, the first one first. */
  rounds: StoredAttempt[];
  state: AttemptState | null;
  points: PointStand;
  /** False after a deleted history: the mission has been paid, or not, once and for ever. */
  pays: boolean;
  /** Points that can still be earned. */
  available: number;
}

/**
 * Where a student stands by the rounds of one mission.
 *
 * @param attempts every round of it, hidden ones marked
 */
export function missionStand(
  book: Pick<MissionBook, 'maxPoint'>,
  kind: MissionKind,
  attempts: readonly (StoredAttempt & { hidden: boolean })[],
): MissionStand {
  const rounds = attempts.filter(({ hidden }) => !hidden);
  return standOf(book, kind, rounds, rounds.length === attempts.length);
}

export async function readMissionStand(
  context: Pick<SignedInContext, 'db' | 'accountNo'>,
  book: Pick<MissionBook, 'bookNo' | 'maxPoint'>,
  kind: MissionKind,
): Promise<MissionStand> {
  const mission = { accountNo: context.accountNo, bookNo: book.bookNo, kind };
  const rounds = await missionAttempts.rounds(context.db, mission);
  const pays = !(await missionAttempts.hasHidden(context.db, mission));
  return standOf(book, kind, rounds, pays);
}

function standOf(
  { maxPoint }: Pick<MissionBook, 'maxPoint'>,
  kind: MissionKind,
  rounds: StoredAttempt[],
  pays: boolean,
): MissionStand {
  const state = missionState(rounds);
  const points = missionPointStand(kind, maxPoint, rounds);
  return { rounds, state, points, pays, available: pays && state ? availablePoint(points, state) : 0 };
}
