import { describe, expect, it } from 'vitest';
import { ResendLoop } from './ResendLoop.ts';

/** A loop over a number of things that wait, whose waits end when the test ends them. */
function deps({ random = 0.5 } = {}) {
  const waits: { milliseconds: number; end: () => void }[] = [];
  const state = { waiting: 1, network: true, passes: 0, atOnce: 0, pause: 0 };
  const loop = new ResendLoop({
    gatherMs: 500,
    hasWaiting: () => state.waiting > 0,
    send: async () => {
      state.passes += 1;
      state.atOnce += 1;
      await Promise.resolve();
      state.atOnce -= 1;
      if (!state.network) return false;
      state.waiting = 0;
      return true;
    },
    pause: () => state.pause,
    wait: (milliseconds) => new Promise((end) => waits.push({ milliseconds, end })),
    random: () => random,
  });
  /** Ends the wait that runs, and lets what follows from it happen. */
  const goOn = async () => {
    waits.at(-1)?.end();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { loop, state, waits, goOn };
}

describe('ResendLoop', () => {
  it('waits as long as the server asked, and a little longer', async () => {
    const { loop, state, waits, goOn } = deps();
    state.network = false;
    state.pause = 30_000;
    loop.keepTrying();
    await goOn();
    expect(waits.at(-1)?.milliseconds).toBe(30_500);
    [state.network, state.pause] = [true, 0];
    await goOn();
    expect([state.passes, loop.busy, state.waiting]).toEqual([2, false, 0]);
  });

  it('gathers first, then sends once, and rests when nothing waits', async () => {
    const { loop, state, waits, goOn } = deps();
    loop.keepTrying();
    loop.keepTrying();
    expect([waits.length, state.passes]).toEqual([1, 0]);
    await goOn();
    expect([state.passes, waits.length, loop.busy]).toEqual([1, 1, false]);
    loop.keepTrying();
    expect(waits).toHaveLength(1);
  });

  it('waits longer after each failure, up to a limit, and begins anew after a success', async () => {
    const { loop, state, waits, goOn } = deps();
    state.network = false;
    loop.keepTrying();
    for (let pass = 0; pass < 6; pass += 1) await goOn();
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([500, 1000, 3000, 8000, 20_000, 20_000, 20_000]);
    state.network = true;
    await goOn();
    state.waiting = 1;
    state.network = false;
    loop.keepTrying();
    await goOn();
    expect(waits.slice(7).map(({ milliseconds }) => milliseconds)).toEqual([500, 1000]);
  });

  it.each([
    [0, 500],
    [0.999, 1499],
  ])('spreads its tries: with %d the first comes after %d ms', async (random, milliseconds) => {
    const { loop, state, waits, goOn } = deps({ random });
    state.network = false;
    loop.keepTrying();
    await goOn();
    expect(waits.at(-1)?.milliseconds).toBe(milliseconds);
  });

  it('shares a pass among those who ask while it runs', async () => {
    const { loop, state } = deps();
    const passes = [loop.pass(), loop.pass()];
    expect([loop.busy, state.atOnce]).toEqual([true, 1]);
    expect(await Promise.all(passes)).toEqual([true, true]);
    expect([loop.busy, state.passes]).toEqual([false, 1]);
  });

  it('goes on with what came while the last pass ended', async () => {
    const { loop, state, waits, goOn } = deps();
    loop.keepTrying();
    const ended = goOn();
    await loop.pass();
    state.waiting = 1;
    await ended;
    await goOn();
    expect(state.waiting).toBe(0);
    expect(waits.length).toBeGreaterThan(0);
  });

  it('sends nothing more by itself once it is closed', async () => {
    const { loop, state, goOn } = deps();
    loop.keepTrying();
    loop.close();
    await goOn();
    expect(state.passes).toBe(0);
    loop.keepTrying();
    await goOn();
    expect(state.passes).toBe(0);
  });
});
