import { describe, expect, it } from 'vitest';
import { makeOnce } from './makeOnce.ts';

describe('makeOnce', () => {
  it('makes one thing for all who ask for the same', async () => {
    const kept = new Map<string, Promise<number>>();
    let made = 0;
    const ask = () => makeOnce(kept, 'a', { most: 2, make: async () => ++made });
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    expect(await ask()).toBe(1);
  });

  it('forgets the oldest when there are too many, and what could not be made', async () => {
    const kept = new Map<string, Promise<string>>();
    for (const key of ['a', 'b', 'c']) await makeOnce(kept, key, { most: 2, make: async () => key });
    expect([...kept.keys()]).toEqual(['b', 'c']);
    const broken = makeOnce(kept, 'd', { most: 9, make: () => Promise.reject(new Error('no')) });
    await expect(broken).rejects.toThrow('no');
    expect(await makeOnce(kept, 'd', { most: 9, make: async () => 'again' })).toBe('again');
  });
});
