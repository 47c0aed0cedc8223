import { eachGauge, type Gauges } from './Gauges.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

const DAY_MS = 86_400_000;

/** Gauges as they were at the keeper's last visit. `at` is in milliseconds UTC. */
export interface GaugeSnapshot extends Gauges {
  at: number;
}

/** Gauges at a time from the last snapshot, with fractions. A clock that went backwards changes nothing. */
export function gaugesAt(snapshot: GaugeSnapshot, now: number): Gauges {
  const days = Math.min(Math.max(0, now - snapshot.at) / DAY_MS, AQUARIUM_TUNING.restAfterDays);
  return eachGauge((name) => {
    const { perDay, floor, afterDays } = AQUARIUM_TUNING.decay[name];
    const fallen = snapshot[name] - perDay * Math.max(0, days - afterDays);
    return Math.max(Math.min(snapshot[name], floor), fallen);
  });
}

/** True once the keeper has been away so long that the pet rests in the coral. */
export function isResting(snapshot: { at: number }, now: number): boolean {
  return now - snapshot.at >= AQUARIUM_TUNING.restAfterDays * DAY_MS;
}
