import { describe, expect, it } from 'vitest';
import { openStorage } from './openStorage.ts';

const refused = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

describe('a browser that keeps nothing of this site', () => {
  it('gets a storage that lasts as long as the page', () => {
    const storage = openStorage(refused);
    storage.setItem('chaekbada.session', 'kept');
    storage.setItem('getItem', 'a name that a method has');
    expect(storage.getItem('chaekbada.session')).toBe('kept');
    expect(storage.getItem('toString')).toBeNull();
    expect(Object.keys(storage)).toEqual(['chaekbada.session', 'getItem']);
    expect([storage.length, storage.key(0), storage.key(2)]).toEqual([2, 'chaekbada.session', null]);
    storage.removeItem('chaekbada.session');
    expect(storage.getItem('chaekbada.session')).toBeNull();
    storage.clear();
    expect(storage).toHaveLength(0);
  });

  it('gets one of its own for each that is opened', () => {
    openStorage(refused).setItem('a', '1');
    expect(openStorage(refused).getItem('a')).toBeNull();
  });
});

it('takes the next one where the first is refused', () => {
  expect(openStorage(refused, () => window.sessionStorage)).toBe(window.sessionStorage);
});

it('a browser that keeps things gives its own', () => {
  expect(openStorage(() => window.localStorage)).toBe(window.localStorage);
});
