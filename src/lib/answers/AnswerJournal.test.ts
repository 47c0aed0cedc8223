// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Failure, journalDeps, type Network } from './testing/journalDeps.ts';

describe('AnswerJournal', () => {
  it('keeps an answer on the device until the server has it', async () => {
    const { device, server } = journalDeps();
    const { open, kept, states } = device();
    const journal = open();
    await journal.put('ox1', 'O');
    expect(await journal.flush()).toBe(true);
    expect(server.get('ox1')).toEqual({ value: 'O', seq: 1_000 });
    expect(kept.size).toBe(0);
    expect(states).toEqual(['saving', 'saved']);
  });

  it('holds answers while the network is away, says so, and sends them afterwards', async () => {
    const { device, values } = journalDeps();
    const { open, kept, state, states } = device();
    state.network = 'down';
    const journal = open();
    await journal.put('a', '1');
    await journal.put('b', '2');
    expect(await journal.flush()).toBe(false);
    expect(states.at(-1)).toBe('offline');
    expect(kept.size).toBe(2);
    state.network = 'up';
    expect(await journal.flush()).toBe(true);
    expect(values()).toEqual({ a: '1', b: '2' });
  });

  it('brings answers back after a crash and prefers the later side', async () => {
    const { device, server, values } = journalDeps({ a: { value: 'old', seq: 3 } });
    const { open, kept, state } = device();
    state.network = 'down';
    const first = open();
    await first.put('a', 'new');
    first.close();
    kept.set('b', { value: 'stale', seq: 1 });
    server.set('b', { value: 'fresh', seq: 9 });
    state.network = 'up';
    const second = open();
    expect(await second.restore()).toEqual({ a: 'new', b: 'fresh' });
    expect(await second.flush()).toBe(true);
    expect(values()).toEqual({ a: 'new', b: 'fresh' });
    expect(kept.size).toBe(0);
  });

  it('tells once that the mission is over, and keeps nothing that could never be sent', async () => {
    const { open, kept, state } = journalDeps().device();
    state.network = 'closed';
    const journal = open();
    await journal.put('a', '1');
    await journal.put('b', '1');
    expect(await journal.flush()).toBe(true);
    await journal.put('c', '1');
    expect([kept.size, state.closedCalls]).toEqual([0, 1]);
  });

  it('never drops an answer that the server refuses: it waits until the student changes it', async () => {
    const { device, values } = journalDeps();
    const { open, kept, state, states } = device();
    const journal = open();
    state.network = 'refuses';
    await journal.put('a', 'far too long');
    expect(await journal.flush()).toBe(false);
    expect(journal.problem).toBeInstanceOf(Failure);
    expect([states.at(-1), kept.size]).toEqual(['waiting', 1]);
    state.network = 'up';
    await journal.put('a', 'short');
    expect(await journal.flush()).toBe(true);
    expect([journal.problem, states.at(-1), values()]).toEqual([null, 'saved', { a: 'short' }]);
  });

  it('asks the server again when the student gives a refused answer once more', async () => {
    const { device, values } = journalDeps();
    const { open, kept, state, states } = device();
    const journal = open();
    state.network = 'refuses';
    await journal.put('a', 'S');
    expect(await journal.flush()).toBe(false);
    state.network = 'up';
    await journal.put('a', 'S');
    expect(await journal.flush()).toBe(true);
    expect([journal.problem, states.at(-1), values(), kept.size]).toEqual([null, 'saved', { a: 'S' }, 0]);
  });

  it('sends what a broken store cannot keep, and warns until it has arrived', async () => {
    const { device, values } = journalDeps();
    const { open, state, states } = device();
    Object.assign(state, { fullStore: true, network: 'down' });
    const journal = open();
    await journal.put('a', '1');
    expect(states.at(-1)).toBe('unkept');
    expect(await journal.flush()).toBe(false);
    expect(states.at(-1)).toBe('unkept');
    state.network = 'up';
    expect(await journal.flush()).toBe(true);
    expect([states.at(-1), values()]).toEqual(['saved', { a: '1' }]);
  });

  it('sends nothing more once it is closed in the middle of sending', async () => {
    const { device, server } = journalDeps();
    const { open, kept } = device();
    const journal = open();
    await journal.put('a', '1');
    await journal.put('b', '2');
    const sending = journal.flush();
    journal.close();
    expect(await sending).toBe(false);
    expect([server.size, kept.size]).toEqual([1, 1]);
  });

  it('sends nothing more once somebody else is signed in, and keeps it', async () => {
    const { device, server } = journalDeps();
    const { open, kept, state } = device();
    const journal = open();
    await journal.put('a', '1');
    await journal.put('b', '2');
    const sending = journal.flush();
    state.current = false;
    expect(await sending).toBe(false);
    expect([server.size, kept.size]).toEqual([1, 1]);
    expect(await journal.flush()).toBe(false);
    expect([server.size, kept.size]).toEqual([1, 1]);
    state.current = true;
    expect(await journal.flush()).toBe(true);
    expect([server.size, kept.size]).toEqual([2, 0]);
  });

  it('ends with the last answer of each item at the server, whatever fails on the way', async () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2', ''), fc.integer({ min: 0, max: 3 })),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (path) => {
        const { device, values } = journalDeps();
        const { open, kept, state, passTime } = device();
        const journal = open();
        const last: Record<string, string> = {};
        for (const [key, value, failures] of path) {
          state.failNext = failures;
          await journal.put(key, value);
          last[key] = value;
        }
        for (let round = 0; round < 50 && !(await journal.flush()); round += 1) passTime();
        expect(values()).toEqual(last);
        expect(kept.size).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a text that another device has overtaken', () => {
  it('is sent once, for its history, and the later one stays on the screen', async () => {
    const { device, values } = journalDeps({ think: { value: '나중 글', seq: 9 } });
    const { open, kept, sent, shown, states } = device();
    kept.set('think', { value: '끊긴 동안 쓴 글', seq: 5 });
    const journal = open();
    expect(await journal.restore()).toEqual({ think: '나중 글' });
    expect(await journal.flush()).toBe(true);
    expect(sent).toEqual([['think', '끊긴 동안 쓴 글']]);
    expect([values(), kept.size, [...shown], states.at(-1)]).toEqual([{ think: '나중 글' }, 0, [], 'saved']);
  });

  it('waits for the network, also when the student writes on meanwhile', async () => {
    const { device, tick, values } = journalDeps({ think: { value: '나중 글', seq: 9 } });
    const { open, kept, sent, state } = device();
    kept.set('think', { value: '끊긴 동안 쓴 글', seq: 5 });
    state.network = 'down';
    const journal = open();
    await journal.restore();
    tick();
    await journal.put('think', '나중 글에 이어서');
    expect(await journal.flush()).toBe(false);
    state.network = 'up';
    expect(await journal.flush()).toBe(true);
    expect(sent.map(([, value]) => value)).toEqual(['나중 글에 이어서', '끊긴 동안 쓴 글']);
    expect([values(), kept.size]).toEqual([{ think: '나중 글에 이어서' }, 0]);
  });

  it('holds up no answer that counts, where it cannot go itself', async () => {
    const { device, values } = journalDeps({ think: { value: '나중 글', seq: 9 } });
    const { open, kept, state } = device();
    kept.set('think', { value: '끊긴 동안 쓴 글', seq: 5 });
    state.filteredText = '끊긴 동안 쓴 글';
    const journal = open();
    await journal.restore();
    await journal.put('other', '답');
    expect(await journal.flush()).toBe(false);
    expect(values()).toEqual({ think: '나중 글', other: '답' });
    expect([...kept.keys()]).toEqual(['think']);
  });

  it('is not sent where the server has the same words, or where there are none', async () => {
    const { device } = journalDeps({ a: { value: '같은 글', seq: 9 }, b: { value: '글', seq: 9 } });
    const { open, kept, sent } = device();
    kept.set('a', { value: '같은 글', seq: 5 });
    kept.set('b', { value: '', seq: 5 });
    const journal = open();
    await journal.restore();
    expect(await journal.flush()).toBe(true);
    expect([sent, kept.size]).toEqual([[], 0]);
  });
});

describe('a store that cannot be read', () => {
  it('is read again before anything is written over what it holds', async () => {
    const { device, values } = journalDeps({ think: { value: '처음 글', seq: 3 } });
    const { open, kept, sent, shown, state } = device();
    kept.set('think', { value: '끊긴 동안 쓴 글', seq: 5 });
    kept.set('other', { value: '다른 답', seq: 6 });
    state.failReads = 1;
    const journal = open();
    await expect(journal.restore()).rejects.toThrow('unreadable');
    await journal.put('think', '새로 쓴 글');
    expect([...shown]).toEqual([['other', '다른 답']]);
    expect(await journal.flush()).toBe(true);
    expect(sent).toContainEqual(['think', '끊긴 동안 쓴 글']);
    expect([values(), kept.size]).toEqual([{ think: '새로 쓴 글', other: '다른 답' }, 0]);
  });

  it('is read again before handing in, and stops nothing when it fails again', async () => {
    const { device, values } = journalDeps();
    const { open, kept, state } = device();
    kept.set('a', { value: '1', seq: 5 });
    state.failReads = 1;
    const journal = open();
    await expect(journal.restore()).rejects.toThrow();
    expect(await journal.flush()).toBe(true);
    expect([values(), kept.size]).toEqual([{ a: '1' }, 0]);
    state.failReads = 3;
    const again = open();
    await expect(again.restore()).rejects.toThrow();
    expect(await again.flush()).toBe(true);
  });

  it('keeps what was answered meanwhile as soon as it can be read, and says so', async () => {
    const { open, kept, state, states } = journalDeps().device();
    Object.assign(state, { failReads: 2, network: 'down' });
    const journal = open();
    await expect(journal.restore()).rejects.toThrow();
    await journal.put('a', '1');
    expect([kept.size, states.at(-1)]).toEqual([0, 'unkept']);
    expect(await journal.flush()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect([[...kept.keys()], states.at(-1)]).toEqual([['a'], 'offline']);
  });

  it('keeps a stroke later than what is found, whatever the clock of this device has done', async () => {
    const { device, values } = journalDeps();
    const { open, kept, sent, state } = device({ clockMs: () => 2 });
    kept.set('think', { value: '끊긴 동안 쓴 글', seq: 500 });
    state.failReads = 1;
    const journal = open();
    await expect(journal.restore()).rejects.toThrow();
    await journal.put('think', '새로 쓴 글');
    expect(journal.values()).toEqual({ think: '새로 쓴 글' });
    await journal.flush();
    expect(sent.map(([, value]) => value)).toEqual(['새로 쓴 글', '끊긴 동안 쓴 글']);
    expect([values(), kept.size]).toEqual([{ think: '새로 쓴 글' }, 0]);
  });
});

it('sends what a store that never answers was to keep', async () => {
  vi.useFakeTimers();
  const { device, values } = journalDeps();
  const { open, passTime, state, states } = device();
  state.silentStore = true;
  const journal = open();
  const put = journal.put('a', '1');
  passTime();
  await vi.advanceTimersByTimeAsync(2_000);
  await put;
  expect([values(), states.at(-1)]).toEqual([{ a: '1' }, 'saved']);
  const flushed = journal.put('a', '2').then(() => journal.flush());
  await vi.advanceTimersByTimeAsync(5_000);
  expect([await flushed, values()]).toEqual([true, { a: '2' }]);
  vi.useRealTimers();
});

it.each([
  ['the server has', 'up'],
  ['is over', 'closed'],
] as const)('is not kept any more, once a store is read late, what %s', async (_what, network) => {
  vi.useFakeTimers();
  const { device } = journalDeps();
  const { kept, open, state } = device();
  let read = () => {};
  state.readsWaitFor = new Promise((resolve) => {
    read = resolve;
  });
  state.network = network;
  const journal = open();
  const restored = journal.restore().catch(() => null);
  await vi.advanceTimersByTimeAsync(2_000);
  await restored;
  const put = journal.put('a', '1');
  const flushed = journal.flush();
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all([put, flushed]);
  read();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([...kept]).toEqual([]);
  vi.useRealTimers();
});

describe('two devices without a network', () => {
  const strokes = fc.array(
    fc.record({
      by: fc.constantFrom(0, 1),
      key: fc.constantFrom('a', 'b', 'c'),
      value: fc.constantFrom('1', '2', '3', ''),
      /** 0: at the same millisecond as the stroke before. */
      after: fc.constantFrom(0, 0, 1, 500, 60_000),
    }),
    { minLength: 1, maxLength: 24 },
  );
  type Stroke = { by: 0 | 1; key: string; value: string; after: number };

  /** Both play without a network; then their answers arrive in this order. What the server holds at the end. */
  async function play(path: readonly Stroke[], order: readonly (0 | 1)[]) {
    const { device, tick, values } = journalDeps({ a: { value: '1', seq: 500 } });
    const devices = [device(), device()] as const;
    const journals = devices.map(({ open, state }) => {
      state.network = 'down';
      return open();
    });
    for (const { by, key, value, after } of path) {
      tick(after);
      await journals[by]?.put(key, value);
    }
    for (const which of order) {
      devices[which].state.network = 'up';
      expect(await journals[which]?.flush()).toBe(true);
      expect(devices[which].kept.size).toBe(0);
    }
    for (const { open } of devices) expect(await open().restore()).toEqual(values());
    return values();
  }

  it('end with the same answers, whichever is heard first', async () => {
    await fc.assert(
      fc.asyncProperty(strokes, async (path) => {
        expect(await play(path, [0, 1])).toEqual(await play(path, [1, 0]));
      }),
      { numRuns: 100 },
    );
  });

  it('end with the latest change of each item, where no two fall on one millisecond', async () => {
    await fc.assert(
      fc.asyncProperty(strokes, async (path) => {
        const apart = path.map((stroke) => ({ ...stroke, after: stroke.after + 1 }));
        const shown: Record<string, string>[] = [{ a: '1' }, { a: '1' }];
        const latest: Record<string, string> = { a: '1' };
        for (const { by, key, value } of apart) {
          const seen = shown[by] as Record<string, string>;
          // The same answer pressed again is no change.
          if (seen[key] !== value) latest[key] = value;
          seen[key] = value;
        }
        expect(await play(apart, [1, 0])).toEqual(latest);
      }),
      { numRuns: 100 },
    );
  });

  it('let the later answer win though the other device has answered far more often', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { device, tick, values } = journalDeps();
      const devices = [device(), device()];
      const [busy, late] = devices.map(({ open, state }) => {
        state.network = 'down';
        return open();
      });
      for (let stroke = 0; stroke < 30; stroke += 1) await busy?.put('a', `${stroke}`);
      tick(5_000);
      await late?.put('a', 'late');
      for (const which of order) {
        (devices[which] as { state: { network: Network } }).state.network = 'up';
        await [busy, late][which]?.flush();
      }
      expect(values()).toEqual({ a: 'late' });
    }
  });

  it('are told on the screen when the other one was later', async () => {
    const { device, tick } = journalDeps();
    const [early, late] = [device(), device()];
    const [one, other] = [early.open(), late.open()];
    early.state.network = 'down';
    await one.put('a', 'early');
    tick(10);
    await other.put('a', 'late');
    await other.flush();
    early.state.network = 'up';
    expect(await one.flush()).toBe(true);
    expect([...early.shown]).toEqual([['a', 'late']]);
    expect([...late.shown]).toEqual([]);
  });
});
