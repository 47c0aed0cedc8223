import { expect, it } from 'vitest';
import { howLongKept } from './howLongKept.ts';

const here = () => localStorage;
const refused = (): Storage => {
  throw new DOMException('', 'SecurityError');
};
const full = () =>
  ({
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  }) as Partial<Storage> as Storage;

it('tries what a browser keeps, and leaves nothing behind', () => {
  expect(howLongKept(here, here)).toBe('device');
  expect(howLongKept(refused, here)).toBe('tab');
  expect(howLongKept(full, here)).toBe('tab');
  expect(howLongKept(refused, full)).toBe('page');
  expect(Object.keys(localStorage).filter((key) => key.includes('probe'))).toEqual([]);
});
