import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../time/duration.ts';
import { customTank, customTankOrdinal, nextTank, ownedTanks } from './customTank.ts';
import { dress, type LookItem, undress } from './dress.ts';
import { lookPlaces, PLAIN_LOOK } from './Look.ts';
import { owedAbsence } from './owedAbsence.ts';
import { type Bag, withItem } from './placeItem.ts';
import { monthsSinceShelf, soldIn } from './soldIn.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

const colours: [string, string, string] = ['#ffffff', '#dddddd', '#bbbbbb'];
const items = new Map<string, LookItem>([
  ['hat', { kind: 'outfit', slot: 'head' }],
  ['scarf', { kind: 'outfit', slot: 'neck' }],
  ['dusk', { kind: 'theme', tank: { water: { colours } } }],
  ['whole', { kind: 'theme', tank: customTank(1, 1).tank }],
  ['rock', { kind: 'furniture' }],
]);
const find = (itemId: string) => items.get(itemId);
const all: Bag = new Map([...items.keys()].map((itemId) => [itemId, 1]));

describe('dress', () => {
  it('puts on, takes off and chooses parts of the tank', () => {
    const first = dress(PLAIN_LOOK, { head: 'hat', water: 'whole', ground: 'whole' }, all, find);
    expect(first).toEqual({ ok: true, look: { ...PLAIN_LOOK, head: 'hat', water: 'whole', ground: 'whole' } });
    if (!first.ok) return;
    expect(dress(first.look, { head: null, water: 'dusk' }, all, find)).toMatchObject({
      look: { head: null, water: 'dusk', ground: 'whole' },
    });
    expect(undress(first.look, 'whole')).toEqual({ ...PLAIN_LOOK, head: 'hat' });
  });

  it('refuses what is not owned or does not fit, as a whole', () => {
    expect(dress(PLAIN_LOOK, { head: 'hat' }, new Map(), find)).toEqual({ ok: false, reason: 'ITEM_NOT_OWNED' });
    expect(dress(PLAIN_LOOK, { neck: 'hat' }, all, find)).toEqual({ ok: false, reason: 'WRONG_PLACE' });
    expect(dress(PLAIN_LOOK, { ground: 'dusk' }, all, find)).toEqual({ ok: false, reason: 'WRONG_PLACE' });
    expect(dress(PLAIN_LOOK, { head: 'rock' }, all, find)).toEqual({ ok: false, reason: 'WRONG_PLACE' });
  });

  it('only ever shows what is owned and fits', () => {
    const change = fc.dictionary(fc.constantFrom(...lookPlaces), fc.option(fc.constantFrom(...items.keys())));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), fc.subarray([...items.keys()]), (changes, owned) => {
        const bag: Bag = new Map(owned.map((itemId) => [itemId, 1]));
        let look = PLAIN_LOOK;
        for (const one of changes) {
          const result = dress(look, one, bag, find);
          if (result.ok) look = result.look;
          for (const place of lookPlaces) {
            const itemId = look[place];
            if (itemId !== null) expect(owned).toContain(itemId);
          }
        }
      }),
    );
  });
});

describe('a tank made to order', () => {
  it('is another one each time, and the same each time it is looked at', () => {
    const looks = Array.from({ length: 200 }, (_, index) => JSON.stringify(customTank(7, index + 1).tank));
    expect(new Set(looks).size).toBe(200);
    expect(customTank(7, 3)).toEqual(customTank(7, 3));
    expect(customTank(7, 3).tank).not.toEqual(customTank(8, 3).tank);
    for (let owner = 1; owner < 60; owner += 1) {
      const { name, tank } = customTank(owner, 1);
      expect([...name].length).toBeLessThanOrEqual(14);
      for (const part of Object.values(tank)) for (const one of part.colours) expect(one).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('costs a hundred more with each that is owned, and is offered again when it was given back', () => {
    let bag: Bag = new Map();
    for (let owned = 0; owned < 5; owned += 1) {
      const next = nextTank(7, bag);
      expect([next.ordinal, next.price]).toEqual([
        owned + 1,
        AQUARIUM_TUNING.customTank.first + owned * AQUARIUM_TUNING.customTank.step,
      ]);
      bag = withItem(bag, next.itemId, 1);
    }
    const back = withItem(bag, 'custom-tank-2', -1);
    expect(nextTank(7, back)).toMatchObject({ ordinal: 2, price: 1400 });
    expect(ownedTanks(7, back).map(({ ordinal }) => ordinal)).toEqual([1, 3, 4, 5]);
  });

  it('is known by its id alone', () => {
    expect(['custom-tank-1', 'custom-tank-0', 'custom-tank-', 'rock'].map(customTankOrdinal)).toEqual([
      1,
      null,
      null,
      null,
    ]);
  });
});

describe('months and absences', () => {
  it('sells from a month on, for ever', () => {
    const months = ['2026-04', '2026-05', '2026-12', '2027-01', '2030-04'];
    expect(months.map((month) => soldIn({ month: 5 }, month))).toEqual([false, true, true, true, true]);
    expect(months.map((month) => soldIn({ month: 1 }, month))).toEqual([false, false, false, true, true]);
    expect(months.map((month) => monthsSinceShelf({ month: 12 }, month))).toEqual([4, 5, 0, 1, 4]);
    expect(monthsSinceShelf({}, '2026-05')).toBeNull();
    expect(soldIn({}, '1999-01')).toBe(true);
  });

  it('owes one gift for an absence of three days, until it is taken', () => {
    expect([owedAbsence(5, 5 + 3 * DAY - 1, null), owedAbsence(5, 5 + 3 * DAY, null)]).toEqual([null, 5]);
    expect(owedAbsence(9, 9, 5)).toBe(5);
    expect(owedAbsence(9, 9 + 400 * DAY, 5)).toBe(5);
  });
});
