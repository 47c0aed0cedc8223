import { describe, expect, it } from 'vitest';
import { TtlCache } from './TtlCache.ts';

const FRESH = 1_000;

/** Readings that end when the test ends them. */
function readings() {
  const ends: ((value: string | Error) => void)[] = [];
  const read = () =>
    new Promise<string>((resolve, reject) => {
      ends.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
    });
  return { read, ends };
}

describe('what is kept', () => {
  it('is read once by all who ask meanwhile, and again when it is too old', async () => {
    const kept = new TtlCache<string>(FRESH);
    const { read, ends } = readings();
    const asked = [kept.get(0, read), kept.get(5, read), kept.get(999, read)];
    ends[0]?.('first');
    expect(await Promise.all(asked)).toEqual(['first', 'first', 'first']);
    expect([kept.known(999), kept.known(1_000), kept.known(-1_000)]).toEqual(['first', undefined, undefined]);
    expect(await kept.get(999, read)).toBe('first');
    const later = kept.get(1_000, read);
    expect(ends).toHaveLength(2);
    ends[1]?.('second');
    expect(await later).toBe('second');
  });

  it('may be nothing, and is kept all the same', async () => {
    const kept = new TtlCache<null>(FRESH);
    let count = 0;
    const read = async () => {
      count += 1;
      return null;
    };
    expect([await kept.get(0, read), await kept.get(1, read), count]).toEqual([null, null, 1]);
  });

  it('does not keep a failure', async () => {
    const kept = new TtlCache<string>(FRESH);
    const { read, ends } = readings();
    const asked = [kept.get(0, read), kept.get(0, read)];
    ends[0]?.(new Error('gone'));
    for (const one of asked) await expect(one).rejects.toThrow('gone');
    const again = kept.get(0, read);
    ends[1]?.('back');
    expect(await again).toBe('back');
  });

  it('is not what was being read before a change, neither for who asks after it nor for later', async () => {
    const kept = new TtlCache<string>(FRESH);
    const { read, ends } = readings();
    const before = kept.get(0, read);
    kept.forget();
    const after = kept.get(0, read);
    ends[1]?.('new');
    expect(await after).toBe('new');
    ends[0]?.('old');
    expect(await before).toBe('old');
    expect(await kept.get(0, read)).toBe('new');
  });
});
