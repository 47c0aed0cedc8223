import type { BookPackContent } from './BookPackContent.ts';
import { checkBookFacts } from './checkBookFacts.ts';
import { checkGuest } from './checkGuest.ts';
import { checkMatching } from './checkMatching.ts';
import { checkOx } from './checkOx.ts';
import { checkPages } from './checkPages.ts';
import { checkPictures } from './checkPictures.ts';
import { checkPlaceholders } from './checkPlaceholders.ts';
import { checkPuzzle } from './checkPuzzle.ts';
import { checkQuiz } from './checkQuiz.ts';
import { checkReport } from './checkReport.ts';
import { checkThink } from './checkThink.ts';
import { checkWording } from './checkWording.ts';
import type { PackProblem } from './PackProblem.ts';

/**
 * Holds a parsed pack against the writing rules for texts and mission items.
 * Shape and single-field lengths are the contract's business and not repeated here.
 *
 * @returns every problem found, check by check; a pack without errors may be published
 */
export function checkBookPack(pack: BookPackContent): PackProblem[] {
  const checks = [
    checkBookFacts,
    checkPages,
    checkPuzzle,
    checkMatching,
    checkOx,
    checkQuiz,
    checkThink,
    checkReport,
    checkGuest,
    checkPictures,
    checkWording,
    checkPlaceholders,
  ];
  return checks.flatMap((check) => check(pack));
}
