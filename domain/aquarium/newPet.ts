import type { Gauges } from './Gauges.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** The egg a student finds at first. `now` in milliseconds UTC. */
export function newPet(now: number): { species: null; nickname: string; gauges: Gauges; at: number; revision: number } {
  return { species: null, nickname: '바다친구', gauges: { ...AQUARIUM_TUNING.startGauges }, at: now, revision: 1 };
}
