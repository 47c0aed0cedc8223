import type { SeaLight } from '#domain/aquarium/seaLightAt.ts';
import { dayTone, eveningTone, type Tone } from '../useTone.ts';

/** How panels over water look in its light. */
export const tones: Readonly<Record<SeaLight, Tone>> = { day: dayTone, evening: eveningTone };
