import { thetaOfRaq } from '../diagnosis/thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from '../diagnosis/tuning.ts';
import { abilityGroups, fitItem, type ItemFit, logLikelihood } from './fitItem.ts';
import { type CountedItem, type ItemAnswerCount, raqOfBin } from './ItemAnswerCount.ts';
import { ITEM_TUNING } from './tuning.ts';

/**
 * What may be wrong with an item. `KEY`: better readers choose another option, so that the key may be wrong. `RIVAL`:
 * another option draws readers as good as the key does. `FLAT`: the answer shows nothing about the reader. `EASIER`,
 * `HARDER`: far from what its writer believed.
 */
export const itemMisfits = ['KEY', 'RIVAL', 'FLAT', 'EASIER', 'HARDER'] as const;
export type ItemMisfit = (typeof itemMisfits)[number];

/**
 * Judges an item by its answers: a likelihood-ratio test of its slope against the model's, the readers that each wrong
 * option draws, and the distance of its difficulty from the writer's estimate. Judged from
 * `ITEM_TUNING.answersToJudge` answers on.
 *
 * @returns null where nothing speaks against the item
 */
export function findMisfit(item: CountedItem, counts: readonly ItemAnswerCount[]): ItemMisfit | null {
  const { misfit, guessing } = ITEM_TUNING;
  const groups = abilityGroups(counts, item.key);
  const c = guessing[item.asks];
  const expected = fitItem(groups, c, [1]);
  const free = fitItem(groups, c);
  const gain = 2 * (free.logLikelihood - expected.logLikelihood);
  const isFlat = gain > misfit.likelihoodGain && free.a < misfit.weakSlope;
  const lead = leadOfRival(item, counts);
  if (lead > misfit.leadOfKey || (isFlat && free.a < 0)) return 'KEY';
  if (lead > misfit.leadOfRival && gain > misfit.likelihoodGainOfRival && free.a < misfit.weakSlope) return 'RIVAL';
  const all = groups.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
  const right = groups.reduce((sum, group) => sum + group.right, 0);
  if (isFlat && right < misfit.knownByAll * all) return 'FLAT';
  return misplaced(item, groups, c, expected);
}

/**
 * How much better than the readers of the key those of a wrong option read, in standard errors of the difference: the
 * highest over the options that many choose. –Infinity where there is none.
 */
function leadOfRival({ key }: CountedItem, counts: readonly ItemAnswerCount[]): number {
  const all = counts.reduce((sum, { answers }) => sum + answers, 0);
  const own = readersOf(counts, key);
  const choices = [...new Set(counts.map(({ choice }) => choice))].filter((choice) => !NO_OPTION.has(choice));
  return choices.reduce((most, choice) => {
    const other = readersOf(counts, choice);
    const isRival = choice !== key && other.n >= Math.max(2, ITEM_TUNING.misfit.rivalShare * all) && own.n >= 2;
    if (!isRival) return most;
    return Math.max(most, (other.mean - own.mean) / Math.sqrt(own.variance / own.n + other.variance / other.n));
  }, -Infinity);
}

/** No answer, and an order that was right or wrong. */
const NO_OPTION: ReadonlySet<string> = new Set(['-', 'R', 'W']);

function readersOf(counts: readonly ItemAnswerCount[], choice: string) {
  const own = counts.filter((count) => count.choice === choice);
  const n = own.reduce((sum, { answers }) => sum + answers, 0);
  const mean = own.reduce((sum, { bin, answers }) => sum + answers * raqOfBin(bin), 0) / Math.max(1, n);
  const variance =
    own.reduce((sum, { bin, answers }) => sum + answers * (raqOfBin(bin) - mean) ** 2, 0) / Math.max(1, n - 1);
  return { n, mean, variance };
}

function misplaced(
  { writerRaq }: CountedItem,
  groups: ReturnType<typeof abilityGroups>,
  c: number,
  { b, logLikelihood: best }: ItemFit,
): 'EASIER' | 'HARDER' | null {
  const { raqGap, raqGapErrors } = ITEM_TUNING.misfit;
  const written = thetaOfRaq(writerRaq);
  const gap = (b - written) * DIAGNOSIS_TUNING.raqPerLogit;
  // Twice the gain is the square of the distance in standard errors, where the likelihood is about normal.
  const errors = Math.sqrt(Math.max(0, 2 * (best - logLikelihood(groups, { a: 1, b: written, c }))));
  if (Math.abs(gap) < raqGap || errors < raqGapErrors) return null;
  return gap > 0 ? 'HARDER' : 'EASIER';
}
