import { raqOfTheta, thetaOfRaq } from '../diagnosis/thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from '../diagnosis/tuning.ts';
import { findMisfit, type ItemMisfit } from './findMisfit.ts';
import { abilityGroups, posteriorDifficulty } from './fitItem.ts';
import { type CountedItem, type ItemAnswerCount, raqOfBin } from './ItemAnswerCount.ts';
import { ITEM_TUNING } from './tuning.ts';

/** One answer to an item: how many gave it, and how well they read on average. */
export interface ChoiceFigures {
  readonly choice: string;
  readonly answers: number;
  /** 0–1 of all answers. */
  readonly share: number;
  readonly meanRaq: number;
}

/** What the answers so far show of an item. */
export interface ItemMeasure {
  readonly answers: number;
  /** 0–1; 0 without an answer. */
  readonly rightShare: number;
  readonly choices: readonly ChoiceFigures[];
  /** Point-biserial correlation of a right answer and the reader's raq, –1 to 1; null where it is not defined. */
  readonly discrimination: number | null;
  /** Difficulty in raq: the writer's estimate, moved by the answers. */
  readonly raq: number;
  /** Standard error of it in raq. */
  readonly error: number;
  /** True while there are too few answers: the value is an estimate then, wherever an adult sees it. */
  readonly estimated: boolean;
  readonly misfit: ItemMisfit | null;
}

/**
 * Difficulty, discrimination and the share of each answer of one item. The difficulty is the mean of the posterior of a
 * three-parameter model whose prior is the writer's estimate: few answers move it little.
 */
export function measureItem(item: CountedItem, counts: readonly ItemAnswerCount[]): ItemMeasure {
  const answers = counts.reduce((sum, count) => sum + count.answers, 0);
  const groups = abilityGroups(counts, item.key);
  const right = groups.reduce((sum, group) => sum + group.right, 0);
  const { raqPerLogit } = DIAGNOSIS_TUNING;
  const prior = { mean: thetaOfRaq(item.writerRaq), sd: ITEM_TUNING.writerDeviation / raqPerLogit };
  const found = posteriorDifficulty(groups, ITEM_TUNING.guessing[item.asks], prior);
  return {
    answers,
    rightShare: answers === 0 ? 0 : right / answers,
    choices: choiceFigures(counts, answers),
    discrimination: pointBiserial(counts, item.key),
    raq: raqOfTheta(found.b),
    error: Math.round(found.se * raqPerLogit),
    estimated: answers < ITEM_TUNING.answersToMeasure,
    misfit: answers < ITEM_TUNING.answersToJudge ? null : findMisfit(item, counts),
  };
}

function choiceFigures(counts: readonly ItemAnswerCount[], all: number): ChoiceFigures[] {
  const sums = new Map<string, { answers: number; raq: number }>();
  for (const { bin, choice, answers } of counts) {
    const sum = sums.get(choice) ?? { answers: 0, raq: 0 };
    sums.set(choice, { answers: sum.answers + answers, raq: sum.raq + answers * raqOfBin(bin) });
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([choice, { answers, raq }]) => ({
      choice,
      answers,
      share: answers / Math.max(1, all),
      meanRaq: Math.round(raq / Math.max(1, answers)),
    }));
}

/** Correlation of being right (0 or 1) with the reader's raq, over all answers. */
function pointBiserial(counts: readonly ItemAnswerCount[], key: string): number | null {
  let [n, right, sum, squares, product] = [0, 0, 0, 0, 0];
  for (const { bin, choice, answers } of counts) {
    const raq = raqOfBin(bin);
    const correct = choice === key ? 1 : 0;
    n += answers;
    right += answers * correct;
    sum += answers * raq;
    squares += answers * raq * raq;
    product += answers * raq * correct;
  }
  const spread = Math.sqrt((n * squares - sum * sum) * (n * right - right * right));
  return spread > 0 ? (n * product - sum * right) / spread : null;
}
