import type { SeaLight } from '../../../../domain/aquarium/seaLightAt.ts';
import { dayTone, eveningTone, type Tone } from '../../../ui/useTone.ts';

/** How panels over the sea look in its light. */
export const tones: Readonly<Record<SeaLight, Tone>> = { day: dayTone, evening: eveningTone };
