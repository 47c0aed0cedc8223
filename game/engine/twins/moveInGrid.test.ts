import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveInGrid } from './moveInGrid.ts';

it('moves in four directions and stops at the edges', () => {
  // 0 1 2 3
  // 4 5 6
  expect(moveInGrid('ArrowRight', 0, 4, 7)).toBe(1);
  expect(moveInGrid('ArrowRight', 3, 4, 7)).toBe(3);
  expect(moveInGrid('ArrowRight', 6, 4, 7)).toBe(6);
  expect(moveInGrid('ArrowLeft', 4, 4, 7)).toBe(4);
  expect(moveInGrid('ArrowDown', 2, 4, 7)).toBe(6);
  expect(moveInGrid('ArrowDown', 3, 4, 7)).toBe(3);
  expect(moveInGrid('ArrowUp', 1, 4, 7)).toBe(1);
  expect(moveInGrid('Home', 6, 4, 7)).toBe(4);
  expect(moveInGrid('End', 5, 4, 7)).toBe(6);
  expect(moveInGrid('Enter', 5, 4, 7)).toBeNull();
});

it('never leaves the grid', () => {
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End');
  fc.assert(
    fc.property(
      key,
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(),
      (k, columns, count, at) => {
        const target = moveInGrid(k, at % count, columns, count);
        expect(target).not.toBeNull();
        expect(target).toBeGreaterThanOrEqual(0);
        expect(target).toBeLessThan(count);
      },
    ),
  );
});
