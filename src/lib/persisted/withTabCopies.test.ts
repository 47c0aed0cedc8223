import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore, type DeviceStore } from './DeviceStore.ts';
import { withTabCopies } from './withTabCopies.ts';

const never = new Promise<void>(() => {});

beforeEach(() => sessionStorage.clear());

describe('a page that is left in the moment of a write', () => {
  it('loses nothing: the next page of the tab finds it', async () => {
    const disk = createMemoryStore();
    await disk.set('1:a', 'old');
    const leaving: DeviceStore = { ...disk, set: () => never };
    void withTabCopies(leaving, sessionStorage).set('1:a', { value: '3', seq: 7 });
    expect(await disk.get('1:a')).toBe('old');

    const next = withTabCopies(disk, sessionStorage);
    expect(await next.entries('1:')).toEqual([['1:a', { value: '3', seq: 7 }]]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('lets what is written afterwards win', async () => {
    const disk = createMemoryStore();
    void withTabCopies({ ...disk, set: () => never }, sessionStorage).set('1:a', 'first');
    const next = withTabCopies(disk, sessionStorage);
    await next.set('1:a', 'second');
    expect(await next.get('1:a')).toBe('second');
    expect(sessionStorage).toHaveLength(0);
  });

  it('finds what ended instead of what the disk still holds', async () => {
    const disk = createMemoryStore();
    await disk.set('1:a', 'waits');
    const store = withTabCopies({ ...disk, removeIf: () => never.then(() => true) }, sessionStorage);
    void store.removeIf('1:a', () => true, 'ended');
    expect(await withTabCopies(disk, sessionStorage).entries('1:')).toEqual([['1:a', 'ended']]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('finds nothing once it was removed', async () => {
    const disk = createMemoryStore();
    await disk.set('1:a', 'waits');
    const store = withTabCopies(disk, sessionStorage);
    expect(await store.removeIf('1:a', (value) => value === 'other', 'ended')).toBe(false);
    expect(await store.removeIf('1:a', () => true, 'ended')).toBe(true);
    expect(await withTabCopies(disk, sessionStorage).entries('1:')).toEqual([]);
  });

  it('keeps the copy of a newer write while an older one ends', async () => {
    const disk = createMemoryStore();
    const ends: (() => void)[] = [];
    const slow: DeviceStore = { ...disk, set: () => new Promise((end) => ends.push(end)) };
    const store = withTabCopies(slow, sessionStorage);
    const first = store.set('1:a', 'first');
    void store.set('1:a', 'second');
    await expect.poll(() => ends).toHaveLength(2);
    ends[0]?.();
    await first;
    expect(await withTabCopies(disk, sessionStorage).get('1:a')).toBe('second');
  });

  it('says that a store which is full has failed, and offers it again', async () => {
    const disk = createMemoryStore();
    const full: DeviceStore = { ...disk, set: () => Promise.reject(new Error('full')) };
    await expect(withTabCopies(full, sessionStorage).set('1:a', 'kept')).rejects.toThrow('full');
    expect(await withTabCopies(full, sessionStorage).get('1:a')).toBeUndefined();
    expect(await withTabCopies(disk, sessionStorage).get('1:a')).toBe('kept');
  });
});
