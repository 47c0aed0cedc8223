import { MISSION_TUNING } from './tuning.ts';

/** How a mission stands in points. All are whole points. */
export interface PointStand {
  weight: number;
  /** Price of the hints taken in round 1 and in round 2. */
  hintCosts: readonly [number, number];
  /** Paid in round 1; 0 before it is handed in. */
  firstPoints: number;
}

/** Percent right with two decimals; 0 for a mission without items. */
export function missionRate(correctCount: number, itemCount: number): number {
  return itemCount === 0 ? 0 : Math.round((correctCount / itemCount) * 10_000) / 100;
}

/** Most that round 1 can still pay after the hints taken. */
export function firstRoundLimit({ weight, hintCosts }: PointStand): number {
  return Math.max(0, weight - hintCosts[0]);
}

/** Most that the retry can pay: a share of what round 1 left, less the hints taken since. */
export function retryLimit(stand: PointStand): number {
  return Math.round(retryWorth(stand));
}

/** Points of round 1. `rate` is 0–100; below the paying rate nothing is paid. */
export function missionPoints(stand: PointStand, rate: number): number {
  return paid(firstRoundLimit(stand), rate);
}

/** Points of round 2 on top of round 1; `rate` counts all items, those locked in round 1 included. */
export function retryPoints(stand: PointStand, rate: number): number {
  const left = missing(stand);
  if (left === 0) return 0;
  const gain = Math.max(0, paid(firstRoundLimit(stand), rate) - stand.firstPoints);
  return Math.round((retryWorth(stand) * gain) / left);
}

/** The retry's worth before it is rounded to whole points. */
function retryWorth(stand: PointStand): number {
  return Math.max(0, MISSION_TUNING.retryShare * missing(stand) - stand.hintCosts[1]);
}

function paid(limit: number, rate: number): number {
  return rate < MISSION_TUNING.payingRate ? 0 : Math.round((limit * rate) / 100);
}

function missing(stand: PointStand): number {
  return Math.max(0, firstRoundLimit(stand) - stand.firstPoints);
}
