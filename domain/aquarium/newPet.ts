import type { Gauges } from './Gauges.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** What every pet is called until its keeper names it. */
export const NEW_PET_NAME = '바다친구';

/** The egg a student finds at first. `now` in milliseconds UTC. */
export function newPet(now: number): { species: null; nickname: string; gauges: Gauges; at: number; revision: number } {
  return { species: null, nickname: NEW_PET_NAME, gauges: { ...AQUARIUM_TUNING.startGauges }, at: now, revision: 1 };
}
