import { createHash } from 'node:crypto';
import { leaveOut } from '#domain/mission/leaveOut.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { pickPuzzle } from '#domain/mission/pickPuzzle.ts';
import { keysWithdrawn } from '#server/modules/item-withdrawal/public.ts';
import type { WithdrawnHashes } from '#server/repositories/itemWithdrawals.ts';
import { type CurrentMission, parseMaterial } from '#server/repositories/missionMaterials.ts';

/** What who begins a mission now is asked: the puzzle that the attempt's seed chooses, without withdrawn items. */
export function offeredMaterial(current: CurrentMission, withdrawn: WithdrawnHashes, seed: number): MissionMaterial {
  const picked = pickPuzzle(parseMaterial(current), seed);
  return leaveOut(picked, keysWithdrawn(picked, withdrawn));
}

/** The offered material as a version of its own, for the attempt to keep. */
export function offeredMission(current: CurrentMission, withdrawn: WithdrawnHashes, seed: number): CurrentMission {
  const offered = offeredMaterial(current, withdrawn, seed);
  if (offered === parseMaterial(current)) return current;
  const content = JSON.stringify(offered);
  return { kind: current.kind, content, version: createHash('sha256').update(content).digest('base64url') };
}
