import { missionPoints, type PointStand, retryPoints } from './missionPoints.ts';

/** One marked round: its rate (0–100) and the points it has paid. */
export interface PaidRound {
  rate: number;
  points: number;
}

/**
 * Points to be paid on top when withdrawn items turn right in rounds that are marked already. Both rounds are reckoned
 * again as if the items had been right from the beginning; nobody ever gets less than was paid.
 *
 * @param stand `firstPoints` is ignored
 * @param first round 1 with its new rate
 * @param second round 2 with its new rate, once it is marked
 */
export function withdrawalExtra(stand: PointStand, first: PaidRound, second: PaidRound | null): number {
  const firstPoints = missionPoints(stand, first.rate);
  const secondPoints = second === null ? 0 : retryPoints({ ...stand, firstPoints }, second.rate);
  return Math.max(0, firstPoints + secondPoints - first.points - (second?.points ?? 0));
}
