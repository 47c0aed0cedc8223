import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POINT_TUNING } from '../point/tuning.ts';
import { levelGiftChoices, nextGiftLevel } from './levelGiftChoices.ts';
import { petTitle } from './petTitle.ts';

const item = (itemId: string, kind: 'food' | 'furniture' | 'tank' | 'theme', price: number, minLevel = 1) => ({
  itemId,
  kind,
  price,
  minLevel,
});
const shop = [
  ...Array.from({ length: 6 }, (_, index) => item(`food-${index}`, 'food', 10 + index)),
  ...Array.from({ length: 30 }, (_, index) => item(`thing-${index}`, 'furniture', 80 + 40 * index, 1 + (index % 20))),
  item('tank-cave', 'tank', 400, 4),
];
const levels = Array.from({ length: POINT_TUNING.level.cap - 1 }, (_, index) => index + 2);
const month = '2026-11';
const choicesAt = (level: number, accountNo = 1, owned: string[] = []) =>
  levelGiftChoices(level, shop, { accountNo, owned: new Set(owned), month });

describe('the gift of a level', () => {
  it.each(levels)('of level %i is one of three things', (level) => {
    const choices = choicesAt(level);
    expect(new Set(choices.map(({ itemId }) => itemId)).size).toBe(3);
    const kind = level < 13 ? 'food' : 'furniture';
    expect(choices.map((choice) => choice.kind)).toEqual([kind, kind, kind]);
  });

  it('is nothing that is owned, too early, or a tank, and the same however often it is asked for', () => {
    const anyOwned = fc.uniqueArray(fc.constantFrom(...shop.map(({ itemId }) => itemId)));
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.integer({ min: 1, max: 1e6 }), anyOwned, (level, account, owned) => {
        const choices = choicesAt(level, account, owned);
        expect(choices).toEqual(choicesAt(level, account, owned));
        expect(choices).toHaveLength(3);
        for (const { itemId, kind, minLevel } of choices) {
          if (kind !== 'food') expect(owned).not.toContain(itemId);
          expect(kind).not.toBe('tank');
          expect(minLevel).toBeLessThanOrEqual(level);
        }
      }),
    );
    expect(choicesAt(20, 1)).not.toEqual(choicesAt(20, 2));
  });

  it('waits for its level, one after the other from level 2 on', () => {
    expect(nextGiftLevel(1, 0)).toBeNull();
    expect([0, 1, 2].map((taken) => nextGiftLevel(3, taken))).toEqual([2, 3, null]);
  });
});

it('calls the pet by another title every five levels, each of which names reading', () => {
  expect([1, 4].map(petTitle)).toEqual([null, null]);
  const titles = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50].map((level) => petTitle(level) ?? '');
  expect(new Set(titles).size).toBe(10);
  for (const title of titles) expect(title).toMatch(/책|쪽|이야기|낱말|글/);
  expect(petTitle(9)).toBe(titles[0]);
});
