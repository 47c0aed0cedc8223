import { CONTEST_TUNING } from './contestTuning.ts';

/** A counter of readers whose points lie in one span. */
export interface BucketPlace {
  bucket: number;
  shard: number;
}

/** Readers with points from `bucket × width` up to below the next multiple are counted together. */
export function bucketOf(point: number): number {
  return Math.floor(point / CONTEST_TUNING.bucketWidth);
}

/** Where a reader is counted; null without points, as then there is no place. */
export function bucketPlace(accountNo: number, point: number): BucketPlace | null {
  return point <= 0 ? null : { bucket: bucketOf(point), shard: accountNo % CONTEST_TUNING.bucketShards };
}

/** First points that belong to the bucket after this one. */
export function bucketEnd(bucket: number): number {
  return (bucket + 1) * CONTEST_TUNING.bucketWidth;
}

/** Changes of the counters when a reader's points change; none while they stay in the bucket. */
export function bucketMoves(
  accountNo: number,
  before: number,
  after: number,
): { place: BucketPlace; change: 1 | -1 }[] {
  const [from, to] = [bucketPlace(accountNo, before), bucketPlace(accountNo, after)];
  if (from?.bucket === to?.bucket) return [];
  const moves: { place: BucketPlace; change: 1 | -1 }[] = [];
  if (from) moves.push({ place: from, change: -1 });
  if (to) moves.push({ place: to, change: 1 });
  // Always in one order, so that two readers who change places never wait for each other.
  return moves.sort((one, two) => one.place.bucket - two.place.bucket);
}
