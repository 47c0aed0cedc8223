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

/** Which counters of spans, buckets and single points come to the readers with more points. */
export interface AbovePlan {
  /** Counters of spans are summed from this one on. */
  fromSpan: number;
  /** Counters of buckets from the first up to the last of one's own span, both included. */
  fromBucket: number;
  toBucket: number;
  /** Counters of these points (both included, none where `from` is larger) are added, or taken off again. */
  sign: 1 | -1;
  from: number;
  to: number;
}

/** How readers with more points are counted: of one's own bucket only the shorter side, by its single points. */
export function abovePlan(point: number): AbovePlan {
  const { bucketWidth, spanWidth } = CONTEST_TUNING;
  const bucket = bucketOf(point);
  const fromSpan = Math.floor(point / spanWidth) + 1;
  const toBucket = bucketOf(fromSpan * spanWidth) - 1;
  const start = bucket * bucketWidth;
  const isNearEnd = point - start >= bucketWidth / 2;
  return isNearEnd
    ? { fromSpan, fromBucket: bucket + 1, toBucket, sign: 1, from: point + 1, to: start + bucketWidth - 1 }
    : // Readers without points are in no counter.
      { fromSpan, fromBucket: bucket, toBucket, sign: -1, from: Math.max(1, start), to: point };
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
