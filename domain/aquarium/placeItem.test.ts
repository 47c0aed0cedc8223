import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bag, placeItem, type Room } from './placeItem.ts';
import { isRefundable, type Purchase, refundable } from './refundable.ts';

const bag = (items: Record<string, number>): Bag => new Map(Object.entries(items));
const room = (items: Record<number, string>): Room =>
  new Map(Object.entries(items).map(([position, item]) => [Number(position), item]));

/** Every item with where it is, so that two states with the same things compare equal. */
function belongings(inBag: Bag, inRoom: Room): string[] {
  const bagged = [...inBag].flatMap(([item, count]) => Array.from({ length: count }, () => item));
  return [...bagged, ...inRoom.values()].sort();
}

describe('placeItem', () => {
  it('takes from the bag and brings back what lay there', () => {
    const result = placeItem(bag({ coral: 1 }), room({ 5: 'castle' }), { position: 5, itemId: 'coral' });
    expect(result).toEqual({ ok: true, bag: bag({ castle: 1 }), room: room({ 5: 'coral' }) });
  });

  it('moves an item that lies elsewhere, changing places with what is in the way', () => {
    const result = placeItem(bag({}), room({ 1: 'coral', 5: 'castle' }), { position: 5, itemId: 'coral' });
    expect(result).toEqual({ ok: true, bag: bag({}), room: room({ 1: 'castle', 5: 'coral' }) });
  });

  it('moves the dragged one even when there is another in the bag', () => {
    const placing = { position: 2, itemId: 'coral', fromPosition: 1 };
    expect(placeItem(bag({ coral: 1 }), room({ 1: 'coral' }), placing)).toMatchObject({ room: room({ 2: 'coral' }) });
    expect(placeItem(bag({ coral: 1 }), room({}), placing)).toEqual({ ok: false, reason: 'ITEM_NOT_OWNED' });
  });

  it('takes back into the bag, and clearing an empty place is nothing', () => {
    expect(placeItem(bag({}), room({ 9: 'coral' }), { position: 9, itemId: null })).toEqual({
      ok: true,
      bag: bag({ coral: 1 }),
      room: room({}),
    });
    expect(placeItem(bag({}), room({}), { position: 9, itemId: null })).toMatchObject({ ok: true, bag: bag({}) });
  });

  it('neither makes nor loses anything, whatever is moved where', () => {
    const item = fc.constantFrom('coral', 'castle', 'star');
    const moves = fc.array(
      fc.record({
        position: fc.integer({ min: 0, max: 10 }),
        itemId: fc.option(item),
        fromPosition: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
      }),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(fc.dictionary(item, fc.integer({ min: 1, max: 3 })), moves, (start, path) => {
        let state = { bag: bag(start), room: room({}) };
        const owned = belongings(state.bag, state.room);
        for (const move of path) {
          const result = placeItem(state.bag, state.room, move);
          if (!result.ok) continue;
          state = result;
          expect(belongings(state.bag, state.room)).toEqual(owned);
          expect([...state.room.keys()].every((position) => position >= 1 && position <= 9)).toBe(true);
          if (move.itemId !== null) expect(state.room.get(move.position)).toBe(move.itemId);
          else expect(state.room.has(move.position)).toBe(false);
        }
      }),
    );
  });
});

describe('refundable', () => {
  const purchase = (purchaseNo: number, over: Partial<Purchase> = {}): Purchase => ({
    purchaseNo,
    itemId: 'bread',
    quantity: 1,
    price: 10,
    at: 0,
    refunded: false,
    ...over,
  });

  it('ends after ten minutes, once used, and once given back', () => {
    const owned = bag({ bread: 1 });
    expect(isRefundable(purchase(1), owned, 600_000)).toBe(true);
    expect(isRefundable(purchase(1), owned, 600_001)).toBe(false);
    expect(isRefundable(purchase(1, { quantity: 2 }), owned, 0)).toBe(false);
    expect(isRefundable(purchase(1, { refunded: true }), owned, 0)).toBe(false);
  });

  it('never promises one item twice', () => {
    expect(
      refundable([purchase(1), purchase(2), purchase(3)], bag({ bread: 2 }), 0).map((one) => one.purchaseNo),
    ).toEqual([3, 2]);
  });
});
