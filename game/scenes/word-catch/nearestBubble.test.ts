import { expect, it } from 'vitest';
import { nearestBubble } from './nearestBubble.ts';

const places = new Map([
  ['a', { x: 100, y: 100 }],
  ['b', { x: 300, y: 120 }],
  ['c', { x: 310, y: 400 }],
  ['d', { x: 90, y: 380 }],
]);
const all = [...places.keys()];

it('goes where the arrow points, to what lies ahead rather than aside', () => {
  expect(nearestBubble(places, 'a', 'ArrowRight', all)).toBe('b');
  expect(nearestBubble(places, 'a', 'ArrowDown', all)).toBe('d');
  expect(nearestBubble(places, 'c', 'ArrowUp', all)).toBe('b');
  expect(nearestBubble(places, 'c', 'ArrowLeft', all)).toBe('d');
  expect(nearestBubble(places, 'a', 'ArrowLeft', all)).toBe('d');
  expect(nearestBubble(places, 'a', 'ArrowUp', all)).toBeNull();
});

it('finds the nearest one of those that are left', () => {
  expect(nearestBubble(places, 'a', null, ['c', 'd'])).toBe('d');
  expect(nearestBubble(places, 'gone', null, ['c', 'd'])).toBe('c');
  expect(nearestBubble(places, 'a', null, [])).toBeNull();
});
