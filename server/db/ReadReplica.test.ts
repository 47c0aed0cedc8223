import { expect, it, vi } from 'vitest';
import type { Db } from './Db.ts';
import { LONGEST_LAG, ReadReplica } from './ReadReplica.ts';

const copy = {} as Db;

/** A replica whose log and clock the test moves. */
function stage() {
  const at = { now: 0, written: 0n, seen: 0n, away: false };
  const replica = new ReadReplica({
    db: copy,
    clock: () => at.now,
    positions: {
      written: async () => at.written,
      seen: async () => {
        if (at.away) throw new Error('away');
        return at.seen;
      },
    },
  });
  return { at, replica };
}

it('is asked only after a look that found it close behind', async () => {
  const { at, replica } = stage();
  expect(replica.ready).toBeNull();
  at.written = 100n;
  await replica.look();
  expect(replica.ready).toBeNull();
  at.seen = 100n;
  await replica.look();
  expect(replica.ready).toBe(copy);
});

it('may be behind for a while and no longer, however far the log has gone meanwhile', async () => {
  const { at, replica } = stage();
  await replica.look();
  expect(replica.ready).toBe(copy);
  for (at.now = 2_000; at.now <= LONGEST_LAG; at.now += 2_000) {
    at.written += 1_000_000n;
    await replica.look();
    expect(replica.ready).toBe(copy);
  }
  at.written += 1n;
  await replica.look();
  expect(replica.ready).toBeNull();
  at.seen = at.written;
  await replica.look();
  expect(replica.ready).toBe(copy);
});

it('is not asked while it is away or after it failed, and is asked again by itself', async () => {
  const { at, replica } = stage();
  await replica.look();
  replica.fail();
  expect(replica.ready).toBeNull();
  await replica.look();
  expect(replica.ready).toBe(copy);
  at.away = true;
  await replica.look();
  expect(replica.ready).toBeNull();
  at.away = false;
  await replica.look();
  expect(replica.ready).toBe(copy);
  replica.stop();
  expect(replica.ready).toBeNull();
});

it('is not asked once a look gets no answer, and what comes after all changes nothing', async () => {
  vi.useFakeTimers();
  try {
    const { at, replica, send } = hushed();
    await replica.look();
    expect(replica.ready).toBe(copy);
    at.hushed = true;
    const look = replica.look();
    await vi.advanceTimersByTimeAsync(LONGEST_LAG);
    await look;
    expect(replica.ready).toBeNull();
    send();
    await vi.advanceTimersByTimeAsync(0);
    expect(replica.ready).toBeNull();
    at.hushed = false;
    await replica.look();
    expect(replica.ready).toBe(copy);
    // Looks go on by themselves, also after one that hung.
    replica.start();
    at.hushed = true;
    await vi.advanceTimersByTimeAsync(2 * LONGEST_LAG);
    expect(replica.ready).toBeNull();
    at.hushed = false;
    await vi.advanceTimersByTimeAsync(2 * LONGEST_LAG);
    expect(replica.ready).toBe(copy);
    replica.stop();
  } finally {
    vi.useRealTimers();
  }
});

/** A replica that may keep its answers to itself, on the clock of the test. */
function hushed() {
  const at = { hushed: false };
  const answers: (() => void)[] = [];
  const positions = {
    written: async () => 0n,
    seen: () => new Promise<bigint>((done) => (at.hushed ? answers.push(() => done(0n)) : done(0n))),
  };
  const send = () => {
    for (const answer of answers.splice(0)) answer();
  };
  return { at, send, replica: new ReadReplica({ db: copy, positions }) };
}
