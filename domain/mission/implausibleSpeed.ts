import type { MissionKind } from './missionKinds.ts';
import { isScored } from './missionWeight.ts';
import { MISSION_TUNING } from './tuning.ts';

/**
 * True when a scored mission was answered faster than it can be read. It never changes points; a contest holds the
 * result back and gives the reason.
 *
 * @param itemCount items that were answered in this round
 * @param elapsedMs from the opening of the round to the hand-in, by the server's clock
 */
export function implausibleSpeed(kind: MissionKind, itemCount: number, elapsedMs: number): boolean {
  return isScored(kind) && elapsedMs < itemCount * MISSION_TUNING.plausibleItemMs;
}
