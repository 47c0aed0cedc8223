import { MAX_RAQ } from '../readingLevels.ts';
import { maxRaqCheck } from './maxRaqCheck.ts';
import { minRaqCheck } from './minRaqCheck.ts';
import { searchDifficult } from './searchDifficult.ts';

/** What the form and the server ask of the two ends of a difficulty range. */
export const raqRules = {
  min: [searchDifficult, minRaqCheck(0)],
  max: [searchDifficult, maxRaqCheck(MAX_RAQ + 1)],
} as const;

/** Why a range cannot be: its end lies before its beginning. Null when it can. */
export function crossedRaq(min: number, max: number): string | null {
  return minRaqCheck(min)(String(Math.min(max, MAX_RAQ)));
}
