import { MINUTE, SECOND } from '../time/duration.ts';

/** Numbers of the pet's own talk. */
export const SPEECH_TUNING = {
  /** Between two lines, and how long one is shown. */
  pauseMs: 25 * SECOND,
  shownMs: 11 * SECOND,
  /** Lines of one visit; then it is quiet. Answers to what the child does are not counted. */
  perVisit: 4,
  /** Whoever comes back sooner is still on the same visit. */
  visitEndsAfterMs: 30 * MINUTE,
  /** A line is not repeated within so many. */
  apart: 20,
  /** One line in so many is about a book that was read: one a visit, so that six last for some visits. */
  bookEvery: 4,
  /** Lines that were spoken are remembered up to this number. */
  remembered: 600,
} as const;
