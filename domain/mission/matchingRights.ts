import type { MatchingContent } from '../book-pack/BookPackContent.ts';
import { createRandom } from '../random/createRandom.ts';
import { shuffled } from '../random/shuffled.ts';

/** A right card as one attempt shows it. `pairId` is the answer and stays on the server. */
export interface MatchingRight {
  id: string;
  text: string;
  pairId: string;
}

/** Right cards in the order of this attempt. An id shows only the place on the table, so it gives nothing away. */
export function matchingRights(pairs: MatchingContent['pairs'], seed: number): MatchingRight[] {
  return shuffled(pairs, createRandom(seed)).map(({ id, right }, index) => ({
    id: `r${index + 1}`,
    text: right,
    pairId: id,
  }));
}
