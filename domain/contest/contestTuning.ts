import { DAY, MINUTE, SECOND } from '../time/duration.ts';

/** Numbers of the reading-game contest. Those the specification fixes are named so. */
export const CONTEST_TUNING = {
  /** Rows of the public ranking (specification, section 9). */
  topCount: 10,
  /** Places shown above and below one's own. */
  neighbours: 3,
  /** Missions that count on one day unless the contest sets another number. */
  dailyCap: 12,
  /** Most that a contest may set; more than anybody plays on one day. */
  largestDailyCap: 100,
  /** Days that one extension may add. */
  longestExtension: 366,
  /** Completion points are a multiple of this (specification, section 9). */
  completionStep: 100,
  /** Width of a bucket in points, and in how many rows its count is kept, so that students seldom wait for each other. */
  bucketWidth: 16,
  /** Width of the spans that are counted above the buckets (`contest_count`); holds whole buckets. */
  spanWidth: 256,
  bucketShards: 4,
  hold: {
    /** So many faultless hand-ins within the span are more than one reader can do. */
    burstCount: 8,
    burstSpan: 6 * MINUTE,
    /** Per cent right from which a hand-in is faultless. */
    faultless: 100,
  },
  /** Whoever handed something in within this span is expected to take part. */
  activeSpan: 90 * DAY,
  /** Contests of one institution that run or are to come. */
  mostOfInstitution: 20,
  /** How long the level of one contest is taken by a contest of an institution, without another test. */
  levelHolds: 90 * DAY,
  /** Characters of a student's answer to a hold or a correction. */
  replyLength: 500,
  /** Reading the contest again, in milliseconds: what an operator changes is seen everywhere after this. */
  keptMs: SECOND,
} as const;
