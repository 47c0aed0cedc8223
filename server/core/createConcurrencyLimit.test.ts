import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './createConcurrencyLimit.ts';

describe('limited work', () => {
  it('is done so much at a time, in the order it came, failures included', async () => {
    const limited = createConcurrencyLimit(2);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3, 4].map((number) =>
      limited(
        () =>
          new Promise<number>((resolve, reject) => {
            started.push(number);
            ends[number] = () => (number === 1 ? reject(new Error('failed')) : resolve(number));
          }),
      ).catch(() => -1),
    );
    const settle = () => new Promise<void>((done) => setImmediate(done));
    await settle();
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await settle();
    expect(started).toEqual([0, 1, 2, 3, 4]);
    ends[3]?.();
    ends[4]?.();
    expect(await Promise.all(all)).toEqual([0, -1, 2, 3, 4]);
  });
});
