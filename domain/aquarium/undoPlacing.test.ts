import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeItem } from './placeItem.ts';
import { undoPlacing } from './undoPlacing.ts';

const items = ['coral', 'ship', 'star'];
const counts = fc.dictionary(fc.constantFrom(...items), fc.integer({ min: 1, max: 2 }), { noNullPrototype: true });
const lying = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.constantFrom(...items), { noNullPrototype: true });
const sorted = (map: ReadonlyMap<unknown, unknown>) => [...map].sort((a, b) => String(a).localeCompare(String(b)));

it('brings bag and room back whatever was placed', () => {
  fc.assert(
    fc.property(
      counts,
      lying,
      fc.integer({ min: 1, max: 4 }),
      fc.option(fc.constantFrom(...items)),
      fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      (have, stand, position, itemId, fromPosition) => {
        const bag = new Map(Object.entries(have));
        const room = new Map(Object.entries(stand).map(([place, item]) => [Number(place), item]));
        const done = placeItem(bag, room, { position, itemId, fromPosition });
        if (!done.ok) return;
        const undo = undoPlacing(room, done.room, position);
        if (undo === null) {
          expect(sorted(done.room)).toEqual(sorted(room));
          return;
        }
        const undone = placeItem(done.bag, done.room, undo);
        expect(undone.ok && sorted(undone.room)).toEqual(sorted(room));
        expect(undone.ok && sorted(undone.bag)).toEqual(sorted(bag));
      },
    ),
    { numRuns: 3000 },
  );
});
