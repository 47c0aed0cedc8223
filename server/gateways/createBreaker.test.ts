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

  it('rests by ticks and not by the time of day, tells both changes once, and lets one call find out', async () => {
    let now = 0;
    const told: string[] = [];
    const answers = ['FAILED', 'FAILED', 'FAILED', 'GOOD'];
    const breaker = createBreaker<string>((answer) => answer === 'FAILED', {
      ...{ failures: 2, restMs: 1000, ticks: () => now },
      ...{ onBreak: (answer) => told.push(`broken: ${answer}`), onRecover: () => told.push('mended') },
    });
    const ask = () => breaker.ask(async () => answers.shift() ?? 'GOOD', 'PAUSED');
    await ask();
    await ask();
    now = 999;
    expect([breaker.paused, await ask()]).toEqual([true, 'PAUSED']);
    now = 1000;
    // The second waits for the first, which fails again.
    expect(await Promise.all([ask(), ask()])).toEqual(['FAILED', 'PAUSED']);
    now = 2000;
    expect([breaker.paused, await ask(), await ask(), told]).toEqual([
      ...[false, 'GOOD', 'GOOD'],
      ['broken: FAILED', 'mended'],
    ]);
  });
});
