import { type Gauges, gaugeNames } from './Gauges.ts';
import type { PetMood } from './petSpecies.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** How the pet feels, from its most wanting gauge. It asks; it never blames. */
export function petMood(gauges: Gauges, resting: boolean): PetMood {
  if (resting) return 'sleepy';
  const wanting = (name: keyof Gauges) => gauges[name] < AQUARIUM_TUNING.wantingGauge;
  if (wanting('satiety')) return 'hungry';
  if (wanting('intimacy')) return 'lonely';
  if (wanting('strength')) return 'sleepy';
  return gaugeNames.every((name) => gauges[name] >= AQUARIUM_TUNING.joyfulGauge) ? 'joyful' : 'calm';
}
