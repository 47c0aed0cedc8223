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
      run: () => breaker.run(call, 'PAUSED'),
      recover: () => {
        works = true;
      },
      asked: () => asked,
    };
  };

  it('asks nothing after so many failures in a row', async () => {
    const { breaker, run, asked } = setUp(60_000);
    expect([await run(), await run(), breaker.paused, await run(), breaker.paused]).toEqual([
      'FAILED',
      'FAILED',
      false,
      'FAILED',
      true,
    ]);
    expect([await run(), await run(), asked()]).toEqual(['PAUSED', 'PAUSED', 3]);
  });

  it('asks again after the rest, and goes on when the answer is good', async () => {
    const { breaker, run, recover } = setUp(0);
    for (const _ of [1, 2, 3]) await run();
    recover();
    expect([breaker.paused, await run(), await run(), breaker.paused]).toEqual([false, 'GOOD', 'GOOD', false]);
  });

  it('takes a refusal for an answer', async () => {
    const breaker = createBreaker<string>((answer) => answer === 'FAILED', { failures: 1, restMs: 60_000 });
    for (const _ of [1, 2, 3]) expect(await breaker.run(async () => 'REFUSED', 'PAUSED')).toBe('REFUSED');
    expect(breaker.paused).toBe(false);
  });

  it('rests by ticks and not by the time of day, tells both changes once, and lets one call find out', async () => {
    let now = 0;
    const reported: string[] = [];
    const answers = ['FAILED', 'FAILED', 'FAILED', 'GOOD'];
    const breaker = createBreaker<string>((answer) => answer === 'FAILED', {
      ...{ failures: 2, restMs: 1000, ticks: () => now },
      ...{ onBreak: (answer) => reported.push(`broken: ${answer}`), onRecover: () => reported.push('mended') },
    });
    const run = () => breaker.run(async () => answers.shift() ?? 'GOOD', 'PAUSED');
    await run();
    await run();
    now = 999;
    expect([breaker.paused, await run()]).toEqual([true, 'PAUSED']);
    now = 1000;
    // The second waits for the first, which fails again.
    expect(await Promise.all([run(), run()])).toEqual(['FAILED', 'PAUSED']);
    now = 2000;
    expect([breaker.paused, await run(), await run(), reported]).toEqual([
      ...[false, 'GOOD', 'GOOD'],
      ['broken: FAILED', 'mended'],
    ]);
  });
});
