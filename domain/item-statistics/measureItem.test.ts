import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { type ItemMisfit, itemMisfits } from './findMisfit.ts';
import type { CountedItem, ItemAnswerCount } from './ItemAnswerCount.ts';
import { measureItem } from './measureItem.ts';
import { answerForm, type SimulatedItem, simulateItems } from './testing/simulateItems.ts';
import { ITEM_TUNING } from './tuning.ts';

const item: CountedItem = { key: '2', asks: 'CHOICE', writerRaq: 750 };

/** Ten forms of twenty items, each answered by `readers`; two items of each form are planted bad. */
function simulate(readers: number) {
  const random = createRandom(41);
  return Array.from({ length: 10 }, (_, form) => {
    const faults: ItemMisfit[] = [itemMisfits[form % 5] ?? 'KEY', itemMisfits[(form + 2) % 5] ?? 'FLAT'];
    const items = simulateItems(faults, random);
    const counts = answerForm(items, readers, random);
    return items.map((one, at) => ({ item: one, measure: measureItem(one, counts[at] ?? []) }));
  }).flat();
}
const distance = (of: readonly { item: SimulatedItem; raq: number }[]) =>
  Math.sqrt(of.reduce((sum, { item: { trueRaq }, raq }) => sum + (raq - trueRaq) ** 2, 0) / of.length);

describe('three hundred answers to each of two hundred items', () => {
  const all = simulate(300);
  const good = all.filter(({ item: { fault } }) => fault === null);

  it('show every planted bad item', () => {
    const planted = all.filter(({ item: { fault } }) => fault !== null);
    expect(planted).toHaveLength(20);
    expect(planted.filter(({ measure }) => measure.misfit === null)).toEqual([]);
  });

  it('suspect few good ones', () => {
    expect(good.filter(({ measure }) => measure.misfit !== null).length / good.length).toBeLessThanOrEqual(0.04);
  });

  it('come nearer to the true difficulty than the writer did', () => {
    const measured = distance(good.map(({ item: one, measure }) => ({ item: one, raq: measure.raq })));
    const written = distance(good.map(({ item: one }) => ({ item: one, raq: one.writerRaq })));
    expect(measured).toBeLessThan(0.8 * written);
  });
});

describe('few answers', () => {
  const one = (answers: number): ItemAnswerCount[] => [{ bin: 7, choice: '2', answers }];

  it('leave the writer’s estimate where it is', () => {
    expect(measureItem(item, [])).toMatchObject({ answers: 0, rightShare: 0, raq: 750, error: 150, misfit: null });
    expect(measureItem(item, one(1)).raq).toBeGreaterThan(700);
  });

  it('make an estimate until there are enough, and are not judged', () => {
    expect(measureItem(item, one(ITEM_TUNING.answersToMeasure - 1)).estimated).toBe(true);
    expect(measureItem(item, one(ITEM_TUNING.answersToMeasure)).estimated).toBe(false);
    expect(measureItem(item, one(ITEM_TUNING.answersToJudge - 1)).misfit).toBeNull();
  });

  it('move the difficulty more the more there are', () => {
    const moved = [1, 20, 200].map((answers) => 750 - measureItem(item, one(answers)).raq);
    expect(moved).toEqual(moved.toSorted((a, b) => a - b));
    expect(moved[2]).toBeGreaterThan(150);
  });
});

it('names the share of each answer and how well its readers read', () => {
  const counts: ItemAnswerCount[] = [
    { bin: 5, choice: '1', answers: 10 },
    { bin: 9, choice: '2', answers: 20 },
    { bin: 7, choice: '2', answers: 10 },
  ];
  const { answers, rightShare, choices, discrimination } = measureItem(item, counts);
  expect([answers, rightShare]).toEqual([40, 0.75]);
  expect(choices).toEqual([
    { choice: '1', answers: 10, share: 0.25, meanRaq: 550 },
    { choice: '2', answers: 30, share: 0.75, meanRaq: 883 },
  ]);
  // Point-biserial: (mean of right – mean of all) / deviation × √(p / q).
  expect(discrimination).toBeCloseTo(((883.333 - 800) / 165.831) * Math.sqrt(3), 3);
});
