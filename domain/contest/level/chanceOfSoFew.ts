import { chanceRight } from '../../diagnosis/estimateAbility.ts';
import { thetaOfRaq } from '../../diagnosis/thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from '../../diagnosis/tuning.ts';
import { LEVEL_DOUBT } from './levelDoubt.ts';

/** Standard errors at which what is known of a reader is summed up: from –3 to 3 in halves, weighted as a normal curve. */
const NODES = Array.from({ length: 13 }, (_, node) => {
  const z = (node - 6) / 2;
  return { z, weight: Math.exp((-z * z) / 2) };
});
const ALL = NODES.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Share of readers, known as well as this one, who would have at most so many right answers.
 *
 * @param itemRaqs difficulty of the items
 */
export function chanceOfSoFew(
  right: number,
  itemRaqs: readonly number[],
  reader: { raq: number; error: number },
): number {
  const share = NODES.reduce((sum, { z, weight }) => {
    const theta = thetaOfRaq(reader.raq + z * reader.error);
    const chances = itemRaqs.map((raq) =>
      chanceRight(theta, { a: 1, b: thetaOfRaq(raq), c: DIAGNOSIS_TUNING.guessing }),
    );
    return sum + weight * atMost(right, chances);
  }, 0);
  return share / ALL;
}

/** Share of guessers, who read nothing, with so many right answers or more. */
export function chanceByGuessing(right: number, itemCount: number): number {
  return (
    1 -
    atMost(
      right - 1,
      Array.from({ length: itemCount }, () => LEVEL_DOUBT.blindGuess),
    )
  );
}

/** Chance that at most so many of independent things with these chances happen. */
function atMost(count: number, chances: readonly number[]): number {
  if (count < 0) return 0;
  const counts = new Float64Array(count + 1);
  counts[0] = 1;
  for (const chance of chances) {
    // From the top down, so that each count is still the one before this thing.
    for (let happened = count; happened > 0; happened -= 1) {
      counts[happened] = (counts[happened] ?? 0) * (1 - chance) + (counts[happened - 1] ?? 0) * chance;
    }
    counts[0] = (counts[0] ?? 0) * (1 - chance);
  }
  return Math.min(
    1,
    counts.reduce((sum, share) => sum + share, 0),
  );
}
