/** An item of a three-parameter model. */
export interface AbilityItem {
  /** Discrimination; 1 for our own items. */
  a: number;
  /** Difficulty in logits. */
  b: number;
  /** Chance of guessing right. */
  c: number;
}

/** What is believed before the first answer, in logits. */
export interface AbilityPrior {
  mean: number;
  sd: number;
}

/** In logits; `se` is the standard deviation of the posterior. */
export interface Ability {
  theta: number;
  se: number;
}

/** Where the posterior is summed up: from –6 to 6 logits in steps of a tenth. */
const GRID = { from: -6, to: 6, nodes: 121 } as const;
/** Keeps the logarithm of a chance away from infinity. */
const TINY = 1e-12;

/** Chance that a reader of ability `theta` gets an item right. */
export function chanceRight(theta: number, { a, b, c }: AbilityItem): number {
  return c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
}

/**
 * Ability as the mean of the posterior (expected a posteriori). Unlike the likelihood's maximum it stays finite when all
 * answers are right or wrong. Agrees with catR's `thetaEst` to four decimals.
 *
 * @param answers one for each item, 1 right and 0 wrong; an item without an answer counts as wrong
 */
export function estimateAbility(
  items: readonly AbilityItem[],
  answers: readonly (0 | 1)[],
  prior: AbilityPrior,
): Ability {
  return posteriorAbility(prior, (theta) =>
    items.reduce((sum, item, index) => {
      const chance = boundedChance(theta, item);
      return sum + Math.log(answers[index] === 1 ? chance : 1 - chance);
    }, 0),
  );
}

/** The same for items that are all alike: `right` right answers and `wrong` wrong ones. */
export function estimateAbilityOfCount(item: AbilityItem, right: number, wrong: number, prior: AbilityPrior): Ability {
  return posteriorAbility(prior, (theta) => {
    const chance = boundedChance(theta, item);
    return right * Math.log(chance) + wrong * Math.log(1 - chance);
  });
}

function boundedChance(theta: number, item: AbilityItem): number {
  return Math.min(1 - TINY, Math.max(TINY, chanceRight(theta, item)));
}

function posteriorAbility(prior: AbilityPrior, logLikelihood: (theta: number) => number): Ability {
  const nodes = Array.from({ length: GRID.nodes }, (_, node) => {
    const theta = GRID.from + ((GRID.to - GRID.from) * node) / (GRID.nodes - 1);
    return { theta, logWeight: logLikelihood(theta) - 0.5 * ((theta - prior.mean) / prior.sd) ** 2 };
  });
  // Taken relative to the highest, a long run of unlikely answers does not vanish below the smallest number.
  const top = nodes.reduce((most, { logWeight }) => Math.max(most, logWeight), -Infinity);
  let [total, first, second] = [0, 0, 0];
  for (const { theta, logWeight } of nodes) {
    const weight = Math.exp(logWeight - top);
    total += weight;
    first += theta * weight;
    second += theta * theta * weight;
  }
  const theta = first / total;
  return { theta, se: Math.sqrt(Math.max(0, second / total - theta * theta)) };
}
