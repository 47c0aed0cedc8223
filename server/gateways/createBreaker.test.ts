import { describe, expect, it } from 'vitest';
import { createBreaker } from './createBreaker.ts';

describe('a breaker', () => {
  const setUp = (restMs: number) => {
    let works = false;
    let asked = 0;
    const breaker = createBreaker<string>((answer) => answer === 'FAILED', { failures: 3, restMs });
    const call = async () => {
      asked += 1;
      return works ? 'GOOD' : 'FAILED';
    };
    return {
      breaker,
      ask: () => breaker.ask(call, 'PAUSED'),
      mend: () => {
        works = true;
      },
      asked: () => asked,
    };
  };

  it('asks nothing after so many failures in a row', async () => {
    const { breaker, ask, asked } = setUp(60_000);
    expect([await ask(), await ask(), breaker.paused, await ask(), breaker.paused]).toEqual([
      'FAILED',
      'FAILED',
      false,
      'FAILED',
      true,
    ]);
    expect([await ask(), await ask(), asked()]).toEqual(['PAUSED', 'PAUSED', 3]);
  });

  it('asks again after the rest, and goes on when the answer is good', async () => {
    const { breaker, ask, mend } = setUp(0);
    for (const _ of [1, 2, 3]) await ask();
    mend();
    expect([breaker.paused, await ask(), await ask(), breaker.paused]).toEqual([false, 'GOOD', 'GOOD', false]);
  });

  it('takes a refusal for an answer', async () => {
    const breaker = createBreaker<string>((answer) => answer === 'FAILED', { failures: 1, restMs: 60_000 });
    for (const _ of [1, 2, 3]) expect(await breaker.ask(async () => 'REFUSED', 'PAUSED')).toBe('REFUSED');
    expect(breaker.paused).toBe(false);
  });
});
