import { type Gauges, gaugeNames } from './Gauges.ts';
import type { PetMood } from './petSpecies.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** How the pet feels. A low gauge makes it calm and never sad: nobody meets an unhappy face for having been away. */
export function petMood(gauges: Gauges, resting: boolean): PetMood {
  if (resting) return 'sleepy';
  return gaugeNames.every((name) => gauges[name] >= AQUARIUM_TUNING.joyfulGauge) ? 'joyful' : 'calm';
}
