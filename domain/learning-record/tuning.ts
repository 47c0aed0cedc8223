import { HOUR, MINUTE } from '../time/duration.ts';

/** Limits of learning records; times in milliseconds. */
export const recordTuning = {
  /** Between beginning and handing in; a longer time was no single sitting, and no duration is given. */
  longestSitting: 4 * HOUR,
  /** Days of one file. */
  mostFileDays: 93,
  /** Events in one part of a file. */
  filePart: 500,
  /** Events in one request to the other place. */
  batch: 50,
  /** Requests of one institution in one run, so that a long history of one keeps nobody else waiting. */
  mostBatches: 40,
  /** How long an event rests before it is sent: longer than any transaction that writes one takes. */
  settle: 2 * MINUTE,
} as const;
