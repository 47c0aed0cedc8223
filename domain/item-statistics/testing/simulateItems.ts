import { estimateReading } from '../../diagnosis/estimateReading.ts';
import { answerItem } from '../../diagnosis/testing/simulateReaders.ts';
import type { Random } from '../../random/createRandom.ts';
import { normal } from '../../random/normal.ts';
import type { ItemMisfit } from '../findMisfit.ts';
import type { CountedItem, ItemAnswerCount } from '../ItemAnswerCount.ts';
import { raqBin } from '../ItemAnswerCount.ts';

/** An item as it really is, and as its writer sees it. */
export interface SimulatedItem extends CountedItem {
  trueRaq: number;
  fault: ItemMisfit | null;
}

const GRADE = 'ELEMENTARY_5';
/** Readers of one form of a band lie so far apart, in raq, around its middle of 750. */
const [MIDDLE, SPREAD] = [750, 200];

/**
 * Twenty items around the middle of a band, as a form has them; the first of them bear the given faults.
 *
 * @param slip how far the writer's estimate is from the truth, standard deviation in raq
 */
export function simulateItems(faults: readonly ItemMisfit[], random: Random, slip = 80): SimulatedItem[] {
  return Array.from({ length: 20 }, (_, at) => {
    const fault = faults[at] ?? null;
    const trueRaq = MIDDLE - 250 + 25 * ((at * 7) % 20) + 12 * normal(random);
    const shift = { EASIER: 400, HARDER: -400 }[fault as string] ?? slip * normal(random);
    return { key: `${(at % 4) + 1}`, asks: 'CHOICE', writerRaq: Math.round(trueRaq + shift), trueRaq, fault };
  });
}

/** Answers of so many readers to all items, counted as the server counts them: by the level that the other items show. */
export function answerForm(items: readonly SimulatedItem[], readers: number, random: Random): ItemAnswerCount[][] {
  const counted = items.map(() => new Map<string, ItemAnswerCount>());
  for (let reader = 0; reader < readers; reader += 1) {
    const raq = MIDDLE + SPREAD * normal(random);
    const choices = items.map((item) => choose(item, raq, random));
    const marks = items.map((item, at) => ({ raq: item.writerRaq, correct: choices[at] === item.key }));
    for (const [at, choice] of choices.entries()) {
      const others = marks.filter((_, place) => place !== at);
      const bin = raqBin(estimateReading(others, GRADE).raq);
      const name = `${bin} ${choice}`;
      const before = counted[at]?.get(name)?.answers ?? 0;
      counted[at]?.set(name, { bin, choice, answers: before + 1 });
    }
  }
  return counted.map((counts) => [...counts.values()]);
}

function choose({ key, trueRaq, fault }: SimulatedItem, raq: number, random: Random): string {
  const wrong = ['1', '2', '3', '4'].filter((choice) => choice !== key);
  const any = () => wrong[Math.floor(3 * random())] ?? '1';
  if (fault === 'FLAT') return random() < 0.4 ? key : any();
  const knows = answerItem({ grade: GRADE, raq, random }, trueRaq);
  // The key names a wrong option: who knows it chooses the first of the others.
  if (fault === 'KEY') return knows ? (wrong[0] ?? '1') : random() < 1 / 3 ? key : any();
  // Two options are right.
  if (fault === 'RIVAL' && knows) return random() < 0.5 ? key : (wrong[0] ?? '1');
  return knows ? key : any();
}
