import { DAY } from '../time/duration.ts';
import { awakeMs } from './awakeMs.ts';
import { eachGauge, type Gauges } from './Gauges.ts';
import type { Pause } from './Pause.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** Gauges as they were at the keeper's last visit. `at` is in milliseconds UTC. */
export interface GaugeSnapshot extends Gauges {
  at: number;
}

/**
 * Gauges at a time from the last snapshot, with fractions. A clock that went backwards changes nothing.
 *
 * @param pauses in which no time passes for the pet
 */
export function gaugesAt(snapshot: GaugeSnapshot, now: number, pauses: readonly Pause[] = []): Gauges {
  const days = Math.min(awakeMs(pauses, snapshot.at, now) / DAY, AQUARIUM_TUNING.restAfterDays);
  return eachGauge((name) => {
    const { perDay, floor, afterDays } = AQUARIUM_TUNING.decay[name];
    const fallen = snapshot[name] - perDay * Math.max(0, days - afterDays);
    return Math.max(floor, fallen);
  });
}

/** True once the keeper has been away so long that the pet rests in the coral. */
export function isResting(snapshot: { at: number }, now: number, pauses: readonly Pause[] = []): boolean {
  return awakeMs(pauses, snapshot.at, now) >= AQUARIUM_TUNING.restAfterDays * DAY;
}
