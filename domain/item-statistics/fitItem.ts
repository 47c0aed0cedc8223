import { chanceRight } from '../diagnosis/estimateAbility.ts';
import { thetaOfRaq } from '../diagnosis/thetaOfRaq.ts';
import { type ItemAnswerCount, raqOfBin } from './ItemAnswerCount.ts';

/** Right and wrong answers of readers of one ability, in logits. */
export interface AbilityGroup {
  readonly theta: number;
  readonly right: number;
  readonly wrong: number;
}

/** The most likely values of an item. */
export interface ItemFit {
  /** Slope, as a multiple of the one that all items are taken to have. */
  readonly a: number;
  /** Difficulty in logits. */
  readonly b: number;
  readonly logLikelihood: number;
}

/** Where difficulties are tried: from –5 to 5 logits, a twentieth apart (about 11 raq). */
const DIFFICULTIES = Array.from({ length: 201 }, (_, at) => -5 + at / 20);
const SLOPES = Array.from({ length: 31 }, (_, at) => -1 + at / 10);
const TINY = 1e-9;

/** Counted answers by the ability of who gave them, the lowest first. @param key the right choice */
export function abilityGroups(counts: readonly ItemAnswerCount[], key: string): AbilityGroup[] {
  const groups = new Map<number, { right: number; wrong: number }>();
  for (const { bin, choice, answers } of counts) {
    const group = groups.get(bin) ?? { right: 0, wrong: 0 };
    if (choice === key) group.right += answers;
    else group.wrong += answers;
    groups.set(bin, group);
  }
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([bin, group]) => ({ theta: thetaOfRaq(raqOfBin(bin)), ...group }));
}

/** Logarithm of the likelihood of these answers to an item of the three-parameter model. */
export function logLikelihood(groups: readonly AbilityGroup[], item: { a: number; b: number; c: number }): number {
  return groups.reduce((sum, { theta, right, wrong }) => {
    const chance = Math.min(1 - TINY, Math.max(TINY, chanceRight(theta, item)));
    return sum + right * Math.log(chance) + wrong * Math.log(1 - chance);
  }, 0);
}

/**
 * The item that explains these answers best, by maximum likelihood on a grid.
 *
 * @param c chance of guessing right, which is not estimated: a few hundred answers cannot separate it from the difficulty
 * @param slopes the slopes to try; `[1]` for the model's own
 */
export function fitItem(groups: readonly AbilityGroup[], c: number, slopes: readonly number[] = SLOPES): ItemFit {
  let best: ItemFit = { a: 1, b: 0, logLikelihood: -Infinity };
  for (const a of slopes) {
    for (const b of DIFFICULTIES) {
      const found = logLikelihood(groups, { a, b, c });
      if (found > best.logLikelihood) best = { a, b, logLikelihood: found };
    }
  }
  return best;
}

/**
 * Difficulty as the mean of the posterior, with a normal prior around what was believed before.
 *
 * @param prior in logits
 * @returns logits; `se` is the standard deviation of the posterior
 */
export function posteriorDifficulty(
  groups: readonly AbilityGroup[],
  c: number,
  prior: { mean: number; sd: number },
): { b: number; se: number } {
  const weights = DIFFICULTIES.map(
    (b) => logLikelihood(groups, { a: 1, b, c }) - 0.5 * ((b - prior.mean) / prior.sd) ** 2,
  );
  const top = weights.reduce((most, weight) => Math.max(most, weight), -Infinity);
  let [total, first, second] = [0, 0, 0];
  for (const [at, logWeight] of weights.entries()) {
    const b = DIFFICULTIES[at] ?? 0;
    const weight = Math.exp(logWeight - top);
    total += weight;
    first += weight * b;
    second += weight * b * b;
  }
  const b = first / total;
  return { b, se: Math.sqrt(Math.max(0, second / total - b * b)) };
}
