import type { MissionKind } from './missionKinds.ts';
import { MISSION_TUNING } from './tuning.ts';

/** Minutes that so many items of a mission usually take, at least 1. */
export function missionMinutes(kind: MissionKind, itemCount: number): number {
  return Math.max(1, Math.round((itemCount * MISSION_TUNING.itemSeconds[kind]) / 60));
}
