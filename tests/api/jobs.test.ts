import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/time/duration.ts';
import { type Database, openDatabase } from '#server/db/openDatabase.ts';
import type { Job } from '#server/jobs/Job.ts';
import { JOB_LEASE, JobRunner } from '#server/jobs/JobRunner.ts';
import { listJobs } from '#server/jobs/listJobs.ts';
import { jobRows } from '#server/modules/watch/repositories/jobRows.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate } from '../support/operate.ts';

const HOURLY = '0 0 * * * *';

/** Work that ends when the test says so, and counts how much of it is under way. */
function heldJob(name = 'held') {
  const ends: ((error?: Error) => void)[] = [];
  const asked: (() => boolean)[] = [];
  const job: Job = {
    name,
    pattern: HOURLY,
    run: (isStopping) => {
      asked.push(isStopping);
      return new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    },
  };
  return { job, ends, asked, begun: () => ends.length };
}

describe('recurring work', () => {
  let app: TestApp;
  let other: Database;
  beforeAll(async () => {
    app = await buildTestApp({ content: 'none' });
    other = await openDatabase({ ...app.env, alongside: true });
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });
  beforeEach(() => app.db.deleteFrom('job').execute());

  const errors: unknown[] = [];
  /** A node with a connection of its own to the database that all share. */
  const node = (jobs: readonly Job[], database: Pick<Database, 'db'> = app.database) =>
    new JobRunner({ db: database.db, clock: app.clock.now, onError: (error) => errors.push(error) }, jobs);
  const rowOf = async (name: string) => (await jobRows.list(app.db)).find((row) => row.name === name);
  const toNextHour = () => app.clock.advance(HOUR - (app.clock.now() % HOUR));

  it('that is new is due at once, and then by its pattern', async () => {
    let runs = 0;
    const one = node([{ name: 'count', pattern: HOURLY, run: async () => (runs += 1) }]);
    await one.plan();
    for (const step of [0, 1, HOUR, 0]) {
      app.clock.advance(step);
      await one.look();
      await one.settled();
    }
    expect(runs).toBe(2);
    const next = (Math.floor(app.clock.now() / HOUR) + 1) * HOUR;
    expect(await rowOf('count')).toMatchObject({ dueAt: next, lastOkAt: app.clock.now(), failedCount: 0 });
  });

  it('is begun by one of two nodes that look in the same moment, every time', async () => {
    const runs = new Map<number, number>();
    const count = { name: 'count', pattern: HOURLY, run: async () => note() };
    const note = () => runs.set(app.clock.now(), (runs.get(app.clock.now()) ?? 0) + 1);
    const nodes = [node([count]), node([count], other), node([count], other)];
    await Promise.all(nodes.map((one) => one.plan()));
    for (let hour = 0; hour < 25; hour += 1) {
      await Promise.all(nodes.map((one) => one.look()));
      await Promise.all(nodes.map((one) => one.settled()));
      toNextHour();
    }
    expect([...runs.values()]).toEqual(new Array(25).fill(1));
  });

  it('that takes long is not begun a second time, here or on another node', async () => {
    const { job, ends, begun } = heldJob();
    const [here, there] = [node([job]), node([job], other)];
    await here.plan();
    await here.look();
    // Two hours, with the looks of a living node between.
    for (let passed = 0; passed < 2 * HOUR; passed += JOB_LEASE / 2) {
      app.clock.advance(JOB_LEASE / 2);
      await here.look();
      await there.look();
    }
    expect(begun()).toBe(1);
    ends[0]?.();
    await here.settled();
    expect(await rowOf('held')).toMatchObject({ lastOkAt: app.clock.now(), leaseUntil: 0 });
  });

  it('of a node that died is taken over when its lease has run out, and its late end changes nothing', async () => {
    const { job, ends, asked, begun } = heldJob();
    const [dead, alive] = [node([job]), node([job], other)];
    await dead.plan();
    await dead.look();
    app.clock.advance(JOB_LEASE - 1);
    await alive.look();
    expect(begun()).toBe(1);
    app.clock.advance(1);
    await alive.look();
    expect(begun()).toBe(2);
    // It was only asleep: it hears that the run is no longer its own.
    expect(asked[0]?.()).toBe(false);
    await dead.look();
    expect(asked.map((isStopping) => isStopping())).toEqual([true, false]);
    const during = await rowOf('held');
    ends[0]?.();
    await dead.settled();
    expect(await rowOf('held')).toEqual(during);
    ends[1]?.();
    await alive.settled();
    expect(await rowOf('held')).toMatchObject({ lastOkAt: app.clock.now(), leaseUntil: 0 });
  });

  it('that failed says why, is tried again ever more slowly, and is forgiven when it went well', async () => {
    const { job, ends } = heldJob();
    const one = node([job]);
    await one.plan();
    const waits: number[] = [];
    for (const failure of ['first', 'second', 'third']) {
      await one.look();
      ends.at(-1)?.(new Error(failure));
      await one.settled();
      const row = await rowOf('held');
      expect(row?.lastError).toContain(failure);
      waits.push(((row?.dueAt ?? 0) - app.clock.now()) / MINUTE);
      app.clock.advance((row?.dueAt ?? 0) - app.clock.now());
    }
    expect(waits).toEqual([1, 2, 4]);
    expect(errors.splice(0)).toHaveLength(3);
    await one.look();
    ends.at(-1)?.();
    await one.settled();
    expect(await rowOf('held')).toMatchObject({ failedCount: 0, lastError: null, lastOkAt: app.clock.now() });
  });

  it('that was due while nobody ran is made up for once', async () => {
    let runs = 0;
    const count = { name: 'count', pattern: HOURLY, run: async () => (runs += 1) };
    await node([count]).plan();
    app.clock.advance(3 * 24 * HOUR);
    const later = node([count]);
    await later.plan();
    for (const _ of [1, 2, 3]) {
      await later.look();
      await later.settled();
    }
    expect(runs).toBe(1);
  });

  it('that is to run more often from now on does not wait for its old hour', async () => {
    const job = (pattern: string): Job => ({ name: 'count', pattern, run: async () => {} });
    const before = node([job('0 0 4 1 1 *')]);
    await before.plan();
    await before.look();
    await before.settled();
    await node([job(HOURLY)]).plan();
    expect((await rowOf('count'))?.dueAt).toBeLessThanOrEqual(app.clock.now() + HOUR);
  });

  it('that was planned or begun while the clock ran ahead is planned again a minute later', async () => {
    const MONTH = 30 * 24 * HOUR;
    let runs = 0;
    const { job, ends, begun } = heldJob();
    const count = { name: 'count', pattern: HOURLY, run: async () => (runs += 1) };
    const ahead = node([count, job]);
    app.clock.advance(MONTH);
    await ahead.plan();
    await ahead.look();
    app.clock.advance(-MONTH);
    const there = node([count, job], other);
    for (let passed = 0; passed < 2 * HOUR; passed += MINUTE / 2) {
      app.clock.advance(MINUTE / 2);
      await there.look();
      // The node of the run under way still lives, and looks.
      await ahead.look();
    }
    expect([runs, begun()]).toEqual([3, 1]);
    ends[0]?.();
    await ahead.settled();
  });

  it('whose node died with its clock ahead is taken over when the lease that it should have had is over', async () => {
    const { job, ends, begun } = heldJob();
    app.clock.advance(24 * HOUR);
    const dead = node([job]);
    await dead.plan();
    await dead.look();
    app.clock.advance(-24 * HOUR);
    const alive = node([job], other);
    await alive.plan();
    toNextHour();
    await alive.look();
    expect(begun()).toBe(2);
    for (const end of ends) end();
    await Promise.all([dead.settled(), alive.settled()]);
  });

  it('is not run twice by nodes whose clocks differ by seconds', async () => {
    let runs = 0;
    const count = { name: 'count', pattern: HOURLY, run: async () => (runs += 1) };
    const fast = new JobRunner({ db: app.db, clock: () => app.clock.now() + 5_000, onError: () => {} }, [count]);
    const slow = node([count], other);
    await slow.plan();
    for (let passed = 0; passed < 3 * HOUR; passed += 5_000) {
      for (const one of [fast, slow]) {
        await one.look();
        await one.settled();
      }
      app.clock.advance(5_000);
    }
    expect(runs).toBeLessThanOrEqual(4);
  });

  it('is waited for when a node stops, is told to leave the rest, and nothing is begun after it', async () => {
    const { job, ends, asked, begun } = heldJob();
    const next = heldJob('next');
    const one = node([job, next.job]);
    await one.plan();
    await app.db
      .updateTable('job')
      .set({ due_at: app.clock.now() + HOUR })
      .where('name', '=', 'next')
      .execute();
    await one.look();
    let stopped = false;
    const stopping = one.stop().then(() => (stopped = true));
    expect(asked.map((isStopping) => isStopping())).toEqual([true]);
    app.clock.advance(2 * HOUR);
    await one.look();
    expect([stopped, begun(), next.begun()]).toEqual([false, 1, 0]);
    ends[0]?.();
    await stopping;
    expect(await rowOf('held')).toMatchObject({ leaseUntil: 0, lastOkAt: app.clock.now() });
  });

  it('is given to the others at once when it does not end in the time of a stop, and its late end changes nothing', async () => {
    const { job, ends, begun } = heldJob();
    const one = node([job]);
    const two = node([job], other);
    await one.plan();
    await one.look();
    await one.stop(0);
    expect(await rowOf('held')).toMatchObject({ dueAt: app.clock.now(), leaseUntil: 0 });
    await two.look();
    expect(begun()).toBe(2);
    ends[0]?.();
    await one.settled();
    expect((await rowOf('held'))?.lastOkAt).toBeNull();
    ends[1]?.();
    await two.settled();
    expect((await rowOf('held'))?.lastOkAt).toBe(app.clock.now());
  });

  it('never belongs to two living nodes, whatever the order of looks, ends, failures and silences', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('look' as const), nodes: fc.subarray([0, 1], { minLength: 1 }) }),
      fc.record({ kind: fc.constant('end' as const), node: fc.nat(1), fails: fc.boolean() }),
      fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: JOB_LEASE - 1 }) }),
      fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(HOUR, 26 * HOUR) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        await app.db.deleteFrom('job').execute();
        const held = [heldJob(), heldJob()];
        const nodes = held.map(({ job }, index) => node([job], index === 0 ? app.database : other));
        const lookedAt = [0, 0];
        await nodes[0]?.plan();
        for (const taken of steps) {
          if (taken.kind === 'pass') app.clock.advance(taken.ms);
          if (taken.kind === 'look') {
            await Promise.all(taken.nodes.map((index) => nodes[index]?.look()));
            for (const index of taken.nodes) lookedAt[index] = app.clock.now();
          }
          if (taken.kind === 'end') {
            const failure = taken.fails ? new Error('no') : undefined;
            for (const end of held[taken.node]?.ends.splice(0) ?? []) end(failure);
            await nodes[taken.node]?.settled();
          }
          // A node that has not looked for a lease is as good as dead; a run that knows it is lost is none.
          const living = held.filter(
            ({ ends, asked }, index) =>
              ends.length > 0 && asked.at(-1)?.() === false && app.clock.now() - (lookedAt[index] ?? 0) < JOB_LEASE,
          );
          expect(living.length).toBeLessThanOrEqual(1);
        }
        for (const { ends } of held) for (const end of ends.splice(0)) end();
        await Promise.all(nodes.map((one) => one.stop()));
      }),
      { numRuns: 40 },
    );
    errors.splice(0);
  });

  it('of the product can be run, and run again at once', async () => {
    const jobs = listJobs(app.app);
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
    const one = node(jobs);
    await one.plan();
    for (const _ of [1, 2]) {
      await one.look();
      await one.settled();
      await app.db.updateTable('job').set({ due_at: app.clock.now() }).execute();
    }
    const rows = await jobRows.list(app.db);
    expect(rows.filter(({ lastError }) => lastError !== null)).toEqual([]);
    expect(rows.map(({ lastOkAt }) => lastOkAt)).toEqual(jobs.map(() => app.clock.now()));
  });

  it('is seen and hastened by operators', async () => {
    const { job, ends, begun } = heldJob();
    const one = node([job]);
    await one.plan();
    await one.look();
    expect((await operate(app, 'jobs', 'list')).output).toMatch(/^held\t하는 중/);
    ends[0]?.(new Error('no network'));
    await one.settled();
    expect((await operate(app, 'jobs', 'list')).output).toMatch(/실패 1번: Error: no network/);
    expect(await operate(app, 'jobs', 'run', 'held')).toMatchObject({ code: 0 });
    await one.look();
    expect(begun()).toBe(2);
    ends[1]?.();
    await one.stop();
    expect(await operate(app, 'jobs', 'run', 'unknown')).toMatchObject({ code: 1 });
    errors.splice(0);
  });
});
