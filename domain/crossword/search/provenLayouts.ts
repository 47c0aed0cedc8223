import { createRandom } from '../../random/createRandom.ts';
import { CROSSWORD_TUNING } from '../tuning.ts';
import { growLayout } from './growLayout.ts';
import { improveLayout } from './improveLayout.ts';
import { compareWorth, type Layout } from './Layout.ts';
import { OptionTracker } from './PlaceOptions.ts';
import type { SearchBoard } from './SearchBoard.ts';
import { searchLayouts } from './searchLayouts.ts';

/** The best layouts found; `proven` when no better one exists. */
export interface ProvenLayouts {
  layouts: Layout[];
  proven: boolean;
}

/** What limits the search for the best layout. */
export interface ProofPlan {
  /** Words enough; the search ends there. */
  most: number;
  rivals?: readonly (readonly number[])[];
}

/** The best layouts of a word list: proven by exact search, or by improvement when the list is too rich for a proof. */
export function provenLayouts(board: SearchBoard, plan: ProofPlan): ProvenLayouts {
  const random = createRandom(board.wordCount);
  const tracker = new OptionTracker(board);
  let best: Layout = { places: [], words: 0, crossings: 0 };
  for (let growth = 0; growth < CROSSWORD_TUNING.firstGrowths; growth += 1) {
    const grown = growLayout(board, tracker, { ...plan, random });
    if (compareWorth(grown, best) > 0) best = grown;
  }
  const enough = () => plan.most < board.wordCount && best.words >= plan.most;
  if (enough()) return { layouts: [best], proven: true };
  let proven = false;
  if (board.wordCount <= CROSSWORD_TUNING.exactWords) {
    const end = searchLayouts(board, {
      ...plan,
      floor: best,
      ties: false,
      nodeCap: CROSSWORD_TUNING.proofNodes,
      onLayout: (places, worth) => {
        best = { places: [...places], ...worth };
        return enough() ? null : worth;
      },
    });
    // Layouts above the floor would hold more words than were wanted: nothing is listed beside this one.
    if (enough()) return { layouts: [best], proven: true };
    proven = end.complete;
  }
  if (!proven) best = improveLayout(board, tracker, best, { ...plan, random });
  return { layouts: listEqual(board, plan, best), proven };
}

/** Layouts as good as `best`, itself first. */
function listEqual(board: SearchBoard, plan: ProofPlan, best: Layout): Layout[] {
  const layouts = [best];
  if (board.wordCount > CROSSWORD_TUNING.exactWords) return layouts;
  searchLayouts(board, {
    ...plan,
    floor: best,
    ties: true,
    nodeCap: CROSSWORD_TUNING.listingNodes,
    onLayout: (places, worth) => {
      layouts.push({ places: [...places], ...worth });
      return layouts.length > CROSSWORD_TUNING.listedLayouts ? null : worth;
    },
  });
  return layouts;
}
