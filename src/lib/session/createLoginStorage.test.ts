import { beforeEach, expect, it } from 'vitest';
import { openStorage } from '../persisted/openStorage.ts';
import { createLoginStorage } from './createLoginStorage.ts';

const memory = () =>
  openStorage(() => {
    throw new DOMException('', 'SecurityError');
  });
let full = false;
let shared: Storage;
let tab: Storage;

beforeEach(() => {
  full = false;
  tab = memory();
  const kept = memory();
  shared = {
    ...kept,
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('', 'QuotaExceededError');
      kept.setItem(key, value);
    },
  };
});

it('keeps a login for all tabs, and for this one alone where the shared storage takes nothing', () => {
  const login = createLoginStorage(shared, tab);
  login.setItem('session', 'first');
  expect([shared.getItem('session'), tab.getItem('session')]).toEqual(['first', null]);
  full = true;
  login.setItem('session', 'second');
  expect([shared.getItem('session'), tab.getItem('session')]).toEqual([null, 'second']);
  expect(createLoginStorage(shared, tab).getItem('session')).toBe('second');
  full = false;
  login.setItem('session', 'third');
  expect([shared.getItem('session'), tab.getItem('session')]).toEqual(['third', null]);
});

it('forgets it wherever it is', () => {
  const login = createLoginStorage(shared, tab);
  full = true;
  login.setItem('session', 'first');
  login.removeItem('session');
  expect([login.getItem('session'), tab.getItem('session')]).toEqual([null, null]);
});
