import { MISSION_TUNING } from './tuning.ts';

/** What was checked of a word and found wrong. */
export interface WrongChecks {
  /** Different answers in a row. */
  count: number;
  lastValue: string;
}

/** Whether a word of a puzzle can be checked again. @param wrongOfPuzzle wrong checks of all its words */
export function mayCheck(word: WrongChecks | undefined, wrongOfPuzzle: number): boolean {
  const { word: ofWord, puzzle } = MISSION_TUNING.wrongChecks;
  return (word?.count ?? 0) < ofWord && wrongOfPuzzle < puzzle;
}

/** The same after an answer was found wrong. The same answer once more changes nothing. */
export function countWrong(word: WrongChecks | undefined, value: string): WrongChecks {
  if (word === undefined) return { count: 1, lastValue: value };
  return word.lastValue === value ? word : { count: word.count + 1, lastValue: value };
}
