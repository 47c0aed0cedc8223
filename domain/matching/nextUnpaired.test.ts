import { expect, it } from 'vitest';
import { nextUnpaired } from './nextUnpaired.ts';

const cards = { lefts: ['a', 'b', 'c', 'd'], rights: ['1', '2', '3', '4'] };

it('goes on with the next card without a partner, then with the first, then with none', () => {
  expect(nextUnpaired(cards, { a: '1' }, 'a')).toBe('b');
  expect(nextUnpaired(cards, { a: '1', b: '2' }, 'a')).toBe('c');
  expect(nextUnpaired(cards, { b: '2', d: '1' }, 'd')).toBe('a');
  expect(nextUnpaired(cards, { a: '1', b: '2', c: '3', d: '4' }, 'c')).toBeNull();
});
