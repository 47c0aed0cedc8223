import { bookUnits } from './piecesGrown.ts';
import { REEF_TUNING } from './tuning.ts';

/** A book as the reef counts it. */
export interface CountedBook {
  /** Which of the child's books of this week, counted from 1; one of each. */
  slot: number;
  /** What it adds, in units of `piecesGrown`. */
  units: number;
}

/** Whether a class is large enough for a reef. @param members of the class now */
export function reefGrows(members: number): boolean {
  return members >= REEF_TUNING.leastMembers;
}

/**
 * How a finished book counts; null where it does not: the class is too small, or the child's books of this week have
 * counted. Such a book never counts later.
 *
 * @param members of the class now
 * @param countedThisWeek books of this child that have counted this week, in any class
 */
export function countBook(members: number, countedThisWeek: number): CountedBook | null {
  if (!reefGrows(members) || countedThisWeek >= REEF_TUNING.weeklyBooks) return null;
  return { slot: countedThisWeek + 1, units: bookUnits(members) };
}
