import { POINT_TUNING } from './tuning.ts';

/** Shells per point for the n-th book of this week (Monday 00:00 in Seoul), counted from 1. */
export function weeklyTier(bookOrdinal: number): number {
  return POINT_TUNING.weeklyTiers.find(({ books }) => bookOrdinal <= books)?.share ?? 0;
}

/** Whole shells for whole points. Points themselves are never cut: only the spending money is. */
export function shellsFor(points: number, bookOrdinal: number): number {
  return Math.round(points * weeklyTier(bookOrdinal));
}
