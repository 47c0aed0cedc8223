import { type ScoredMissionKind, scoredMissionKinds } from './missionKinds.ts';
import { MISSION_TUNING } from './tuning.ts';

/** Latest rate (0–100) of each scored mission that was handed in. */
export type ScoredRates = Partial<Record<ScoredMissionKind, number>>;

/** Mean rate of the scored missions handed in, two decimals; null when there is none. */
export function averageRate(rates: ScoredRates): number | null {
  const known = scoredMissionKinds.flatMap((kind) => rates[kind] ?? []);
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, rate) => sum + rate, 0) / known.length) * 100) / 100;
}

/** 인증: all four scored missions handed in, with the verifying rate on average. */
export function verifies(rates: ScoredRates): boolean {
  if (scoredMissionKinds.some((kind) => rates[kind] === undefined)) return false;
  const sum = scoredMissionKinds.reduce((total, kind) => total + (rates[kind] ?? 0), 0);
  return sum >= MISSION_TUNING.verifyingRate * scoredMissionKinds.length;
}
