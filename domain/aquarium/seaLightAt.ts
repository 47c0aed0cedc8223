import { HOUR } from '../time/duration.ts';
import { seoulMidnight, seoulParts } from '../time/seoulParts.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** Light in which the aquarium is drawn. */
export type SeaLight = 'day' | 'evening';

/** What the keeper wishes: one light for ever, or the light of the hour. */
export const seaLightChoices = ['auto', 'day', 'evening'] as const;
export type SeaLightChoice = (typeof seaLightChoices)[number];

/** The light at an instant: what was chosen, else by the clock in Seoul. @param instant milliseconds UTC */
export function seaLightAt(instant: number, choice: SeaLightChoice): SeaLight {
  if (choice !== 'auto') return choice;
  const { fromHour, untilHour } = AQUARIUM_TUNING.evening;
  const { hour } = seoulParts(instant);
  return hour >= fromHour || hour < untilHour ? 'evening' : 'day';
}

/** When the light of the clock turns next, later than `instant`; both milliseconds UTC. */
export function nextSeaLightTurn(instant: number): number {
  const { fromHour, untilHour } = AQUARIUM_TUNING.evening;
  const { year, month, day, hour } = seoulParts(instant);
  const hours = hour < untilHour ? untilHour : hour < fromHour ? fromHour : 24 + untilHour;
  return seoulMidnight(year, month, day) + hours * HOUR;
}
