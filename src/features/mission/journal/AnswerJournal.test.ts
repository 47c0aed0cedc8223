import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SaveState } from '../../../game-host/GameMessages.ts';
import { AnswerJournal, type JournalEntry } from './AnswerJournal.ts';

class Gone extends Error {}

/** A server that keeps the highest sequence number, a device store, and a network that fails on demand. */
function world(known: { key: string; value: string; seq: number }[] = []) {
  const device = new Map<string, JournalEntry>();
  const server = new Map(known.map(({ key, value, seq }) => [key, { value, seq }]));
  const states: SaveState[] = [];
  const waits: (() => void)[] = [];
  let network: 'up' | 'down' | 'gone' = 'up';
  let failNext = 0;
  const open = () =>
    new AnswerJournal({
      known: [...server].map(([key, entry]) => ({ key, ...entry })),
      store: {
        readAll: async () => Object.fromEntries(device),
        write: async (key, entry) => void device.set(key, entry),
        remove: async (key, seq) => void (device.get(key)?.seq === seq && device.delete(key)),
      },
      send: async (key, entry) => {
        if (network === 'gone') throw new Gone();
        if (network === 'down' || failNext-- > 0) throw new Error('network');
        if (entry.seq > (server.get(key)?.seq ?? 0)) server.set(key, entry);
      },
      isFinal: (error) => error instanceof Gone,
      onState: (state) => states.push(state),
      wait: () => new Promise((resolve) => waits.push(resolve)),
    });
  return {
    open,
    device,
    server,
    states,
    setNetwork: (next: typeof network) => {
      network = next;
    },
    failTimes: (times: number) => {
      failNext = times;
    },
    passTime: () => {
      for (const resolve of waits.splice(0)) resolve();
    },
  };
}

describe('AnswerJournal', () => {
  it('keeps an answer on the device until the server has it', async () => {
    const { open, device, server, states } = world();
    const journal = open();
    await journal.put('ox1', 'O');
    expect(await journal.flush()).toBe(true);
    expect(server.get('ox1')).toEqual({ value: 'O', seq: 1 });
    expect(device.size).toBe(0);
    expect(states.at(-1)).toBe('saved');
  });

  it('holds answers while the network is away and sends them afterwards', async () => {
    const { open, device, server, setNetwork, states } = world();
    setNetwork('down');
    const journal = open();
    await journal.put('a', '1');
    await journal.put('b', '2');
    expect(await journal.flush()).toBe(false);
    expect(states.at(-1)).toBe('offline');
    expect(device.size).toBe(2);
    setNetwork('up');
    expect(await journal.flush()).toBe(true);
    expect([...server.keys()].sort()).toEqual(['a', 'b']);
  });

  it('brings answers back after a crash and prefers the newer side', async () => {
    const { open, device, server, setNetwork } = world([{ key: 'a', value: 'old', seq: 3 }]);
    setNetwork('down');
    const first = open();
    await first.put('a', 'new');
    first.close();
    device.set('b', { value: 'stale', seq: 1 });
    server.set('b', { value: 'fresh', seq: 9 });
    setNetwork('up');
    const second = open();
    expect(await second.restore()).toEqual({ a: 'new', b: 'fresh' });
    expect(await second.flush()).toBe(true);
    expect(server.get('a')?.value).toBe('new');
    expect(server.get('b')?.value).toBe('fresh');
    expect(device.size).toBe(0);
  });

  it('gives up on an answer only when the server says it is closed', async () => {
    const { open, device, setNetwork } = world();
    setNetwork('gone');
    const journal = open();
    await journal.put('a', '1');
    expect(await journal.flush()).toBe(true);
    expect(device.size).toBe(0);
  });

  it('ends with the last answer of each item at the server, whatever fails on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2', ''), fc.integer({ min: 0, max: 3 })),
          { maxLength: 20 },
        ),
        async (steps) => {
          const { open, server, device, failTimes, passTime } = world();
          const journal = open();
          const last = new Map<string, string>();
          for (const [key, value, failures] of steps) {
            failTimes(failures);
            await journal.put(key, value);
            last.set(key, value);
          }
          for (let round = 0; round < 50 && !(await journal.flush()); round += 1) passTime();
          expect(Object.fromEntries([...server].map(([key, entry]) => [key, entry.value]))).toEqual(
            Object.fromEntries(last),
          );
          expect(device.size).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});
